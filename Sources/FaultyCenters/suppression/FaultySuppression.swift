import PushConformance

/// Faults in asking suppressors and in using their answers.
enum FaultySuppression: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(AsksNobody.self), fault(AsksTheNewestAlone.self), fault(ToastsAllTheSame.self),
    fault(ToastsBeforeItAsks.self), fault(HeedsTheLastAnswer.self), fault(HeedsTheFirstAnswer.self),
    fault(HeedsTheMajority.self), fault(TakesYesForNo.self), fault(AsksAboutThePrevious.self),
    fault(IsMuteFromTheFirstYesOn.self), fault(KeepsAnswers.self), fault(KeepsAYes.self),
    fault(SuppressesRoutes.self), fault(SuppressesBroadcasts.self), fault(AsksInTheBackground.self),
    fault(AsksAboutSilentOnes.self), fault(KeepsWhatIsSuppressed.self),
  ]

  /// Asks no suppressor, and shows each toast.
  final class AsksNobody: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool { false }
  }

  /// Asks only the suppressor that was attached last.
  final class AsksTheNewestAlone: PlainCenter {
    override var questions: [@MainActor (Sighting) -> Bool] { super.questions.suffix(1) }
  }

  /// Shows the toast even if a suppressor answers yes.
  final class ToastsAllTheSame: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      _ = super.isSuppressed(receipt)
      return false
    }
  }

  /// Shows the toast before it asks the suppressors.
  final class ToastsBeforeItAsks: PlainCenter {
    override func decide(_ receipt: Receipt) {
      guard isActive, receipt.isDisplayable, !receipt.isSilent else { return super.decide(receipt) }
      present(receipt)
      _ = isSuppressed(receipt)
    }
  }

  /// Lets only the answer of the last suppressor decide.
  final class HeedsTheLastAnswer: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      questions.map { ask in ask(sighting(of: receipt)) }.last ?? false
    }
  }

  /// Lets only the answer of the first suppressor decide.
  final class HeedsTheFirstAnswer: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      questions.map { ask in ask(sighting(of: receipt)) }.first ?? false
    }
  }

  /// Suppresses a toast only if more than half of the suppressors answer yes.
  final class HeedsTheMajority: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      let answers = questions.map { ask in ask(sighting(of: receipt)) }
      return answers.count { $0 } * 2 > answers.count
    }
  }

  /// Shows a toast if a suppressor answers yes, and suppresses the toast if all suppressors answer no.
  final class TakesYesForNo: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      !questions.isEmpty && !super.isSuppressed(receipt)
    }
  }

  /// Asks suppressors about the previous notification instead of the current notification.
  final class AsksAboutThePrevious: PlainCenter {
    private var previous: Receipt?
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      defer { previous = receipt }
      return super.isSuppressed(previous ?? receipt)
    }
  }

  /// Shows no further toast after a suppressor has answered yes.
  final class IsMuteFromTheFirstYesOn: PlainCenter {
    private var isMute = false
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      isMute = super.isSuppressed(receipt) || isMute
      return isMute
    }
  }

  /// Asks each suppressor once after the app has attached it, and uses the same answer for later notifications.
  final class KeepsAnswers: PlainCenter {
    private var answers: [ObjectIdentifier: Bool] = [:]
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      suppressors.alive.contains { suppressor in
        let id = ObjectIdentifier(suppressor)
        let answer = answers[id] ?? suppressor.handle.shouldSuppress(sighting(of: receipt))
        answers[id] = answer
        return answer
      }
    }
    override func addSuppressor(_ suppressor: Suppressor) {
      answers[ObjectIdentifier(suppressor)] = nil
      super.addSuppressor(suppressor)
    }
  }

  /// Suppresses later notifications without asking, if an attached suppressor has answered yes before.
  final class KeepsAYes: PlainCenter {
    private var objectors = WeakMembers<Suppressor>()
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      for suppressor in suppressors.alive {
        if objectors.alive.contains(where: { $0 === suppressor }) { return true }
        if suppressor.handle.shouldSuppress(sighting(of: receipt)) {
          objectors.add(suppressor)
          return true
        }
      }
      return false
    }
  }

  /// Does not open a URL while the app is not active, if a suppressor answers yes.
  final class SuppressesRoutes: PlainCenter {
    override func decide(_ receipt: Receipt) {
      guard !isActive, !receipt.isSilent else { return super.decide(receipt) }
      if !isSuppressed(receipt) { follow(receipt) }
    }
  }

  /// Does not tell observers about a suppressed notification.
  final class SuppressesBroadcasts: PlainCenter {
    private var isSuppressing = false
    override func handle(_ receipt: Receipt) {
      isSuppressing = false
      decide(receipt)
      if !isSuppressing { broadcast(receipt) }
    }
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      isSuppressing = super.isSuppressed(receipt)
      return isSuppressing
    }
  }

  /// Asks suppressors about a notification that comes in the background.
  final class AsksInTheBackground: PlainCenter {
    override func follow(_ receipt: Receipt) {
      if application.applicationState == .background { _ = isSuppressed(receipt) }
      super.follow(receipt)
    }
  }

  /// Asks suppressors about silent notifications.
  final class AsksAboutSilentOnes: PlainCenter {
    override func decide(_ receipt: Receipt) {
      if receipt.isSilent { _ = isSuppressed(receipt) }
      super.decide(receipt)
    }
  }

  /// Shows the toast of a suppressed notification nine seconds later.
  final class KeepsWhatIsSuppressed: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      guard super.isSuppressed(receipt) else { return false }
      application.later(.seconds(9)) { [weak self] in self?.present(receipt) }
      return true
    }
  }
}
