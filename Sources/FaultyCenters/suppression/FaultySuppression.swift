import PushConformance

enum FaultySuppression: FaultGroup {
  static let rows: [SubjectRow] = [
    fault("AsksNobody") { $0.isSuppressed.always(false) },
    fault("AsksTheNewestAlone") { $0.questions.distort { $1 = $1.suffix(1) } },
    fault(ToastsAllTheSame.self),
    fault("ToastsBeforeItAsks") {
      $0.decide.replace { center, receipt, decide in
        guard center.isActive, receipt.isDisplayable, !receipt.isSilent else {
          return decide(receipt)
        }
        center.present(receipt)
        _ = center.isSuppressed(receipt)
      }
    },
    fault(HeedsTheLastAnswer.self),
    fault("HeedsTheFirstAnswer") {
      $0.isSuppressed.replace { center, receipt, _ in
        center.questions.map { ask in ask(receipt.sighting) }.first ?? false
      }
    },
    fault("HeedsTheMajority") {
      $0.isSuppressed.replace { center, receipt, _ in
        let answers = center.questions.map { ask in ask(receipt.sighting) }
        return answers.count { $0 } * 2 > answers.count
      }
    },
    fault(TakesYesForNo.self),
    fault("AsksAboutThePrevious") { $0.isSuppressed.lagBehind() },
    fault("IsMuteFromTheFirstYesOn") { acts in
      var isMute = false
      acts.isSuppressed.distort { _, isSuppressed in
        isMute = isSuppressed || isMute
        isSuppressed = isMute
      }
    },
    fault(KeepsAnswers.self), fault(KeepsAYes.self),
    fault("SuppressesRoutes") {
      $0.decide.replace { center, receipt, decide in
        guard !center.isActive, !receipt.isSilent else { return decide(receipt) }
        if !center.isSuppressed(receipt) { center.follow(receipt) }
      }
    },
    fault(SuppressesBroadcasts.self),
    fault("AsksInTheBackground") {
      $0.follow.before { center, receipt in
        if center.application.applicationState == .background { _ = center.isSuppressed(receipt) }
      }
    },
    fault("AsksAboutSilentOnes") {
      $0.decide.before { center, receipt in
        if receipt.isSilent { _ = center.isSuppressed(receipt) }
      }
    },
    fault(KeepsWhatIsSuppressed.self),
  ]

  final class ToastsAllTheSame: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      _ = super.isSuppressed(receipt)
      return false
    }
  }

  final class HeedsTheLastAnswer: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      questions.map { ask in ask(sighting(of: receipt)) }.last ?? false
    }
  }

  final class TakesYesForNo: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      !questions.isEmpty && !super.isSuppressed(receipt)
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

  /// Suppresses later notifications without asking suppressors, if an attached suppressor has answered yes before.
  final class KeepsAYes: PlainCenter {
    private var objectors = WeakMembers<Suppressor>()
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      for suppressor in suppressors.alive {
        if objectors.contains(suppressor) { return true }
        if suppressor.handle.shouldSuppress(sighting(of: receipt)) {
          objectors.add(suppressor)
          return true
        }
      }
      return false
    }
  }

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

  final class KeepsWhatIsSuppressed: PlainCenter {
    override func isSuppressed(_ receipt: Receipt) -> Bool {
      guard super.isSuppressed(receipt) else { return false }
      application.later(.seconds(9)) { [weak self] in self?.present(receipt) }
      return true
    }
  }
}
