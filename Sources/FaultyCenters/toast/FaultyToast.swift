import PushConformance

/// Faults in choosing the notifications that get a toast, and in showing toasts.
enum FaultyToast: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(ShowsNothing.self), fault(ShowsEachTwice.self), fault(ShowsInTheBackground.self),
    fault(KeepsTheFirstState.self), fault(LearnsTheStateTooLate.self),
    fault(ShowsThePreviousOne.self), fault(DropsWhatComesMeanwhile.self),
    fault(TakesEqualWordsForOneMessage.self), fault(ShowsWrittenTextsAlone.self),
    fault(ShowsSilentOnes.self), fault(ShowsAndFollows.self),
    fault(ToastsInsteadOfRoutesWhileInactive.self), fault(LosesItsQueue.self),
    fault(ShowsTheNewestFirst.self),
  ]

  /// Shows no toast, so the user of the active app misses every notification.
  final class ShowsNothing: PlainCenter {
    override func present(_ receipt: Receipt) {}
  }

  /// Shows two toasts for each notification.
  final class ShowsEachTwice: PlainCenter {
    override func present(_ receipt: Receipt) {
      super.present(receipt)
      super.present(receipt)
    }
  }

  /// Shows a toast even while the app is not active.
  final class ShowsInTheBackground: PlainToaster {
    override var isActive: Bool { true }
  }

  /// Uses the state that the app had at the first notification, not the current state.
  final class KeepsTheFirstState: PlainCenter {
    private var wasActive: Bool?
    override var isActive: Bool {
      let known = wasActive ?? super.isActive
      wasActive = known
      return known
    }
  }

  /// Uses the state that the app had at the previous notification, not the current state.
  final class LearnsTheStateTooLate: PlainCenter {
    private var known: Bool?
    override func handle(_ receipt: Receipt) {
      super.handle(receipt)
      known = super.isActive
    }
    override var isActive: Bool { known ?? super.isActive }
  }

  /// Shows the previous notification in a toast instead of the current notification.
  final class ShowsThePreviousOne: PlainCenter {
    private var previous: Receipt?
    override func present(_ receipt: Receipt) {
      super.present(previous ?? receipt)
      previous = receipt
    }
  }

  /// Shows no toast while an earlier toast is on the screen, although its app declares that the center shows each
  /// toast.
  final class DropsWhatComesMeanwhile: PlainCenter {
    private var isShowing = false
    override func present(_ receipt: Receipt) {
      guard !isShowing else { return }
      isShowing = true
      super.present(receipt)
      application.later(SimulatedApplication.toastDuration) { [weak self] in self?.isShowing = false
      }
    }
  }

  /// Shows no toast for a notification that has the title of the previous notification.
  final class TakesEqualWordsForOneMessage: PlainCenter {
    private var last: String?
    override func present(_ receipt: Receipt) {
      if receipt.title != last { super.present(receipt) }
      last = receipt.title
    }
  }

  /// Shows no toast of a push whose text comes from the app's localized texts.
  final class ShowsWrittenTextsAlone: PlainCenter {
    override func present(_ receipt: Receipt) {
      if receipt.title != nil { super.present(receipt) }
    }
  }

  /// Shows a toast for a silent notification while the app is active.
  final class ShowsSilentOnes: PlainCenter {
    override func decide(_ receipt: Receipt) {
      if receipt.isSilent, isActive { present(receipt) }
      super.decide(receipt)
    }
  }

  /// Shows a toast, and opens the URL of the notification without a tap.
  final class ShowsAndFollows: PlainCenter {
    override func present(_ receipt: Receipt) {
      super.present(receipt)
      follow(receipt)
    }
  }

  /// Shows a toast while the app is inactive, instead of opening the URL.
  final class ToastsInsteadOfRoutesWhileInactive: PlainCenter {
    override var isActive: Bool {
      [.active, .inactive].contains(application.applicationState)
    }
  }

  /// Shows one toast at a time, and drops the first toast that has to wait.
  final class LosesItsQueue: QueueingToaster {
    private var waiting = 0
    override func present(_ receipt: Receipt) {
      waiting += 1
      if waiting != 2 { super.present(receipt) }
      application.later(SimulatedApplication.toastDuration) { [weak self] in self?.waiting = 0 }
    }
  }

  /// Shows one toast at a time, and then the newest waiting toast instead of the oldest.
  final class ShowsTheNewestFirst: PlainCenter {
    override class var policies: Policies { QueueingToaster.policies }
    private var stack: [Receipt] = []
    private var isShowing = false
    override func present(_ receipt: Receipt) {
      stack.append(receipt)
      showNext()
    }
    private func showNext() {
      guard !isShowing, let receipt = stack.popLast() else { return }
      isShowing = true
      super.present(receipt)
      application.later(SimulatedApplication.toastDuration) { [weak self] in
        self?.isShowing = false
        self?.showNext()
      }
    }
  }
}
