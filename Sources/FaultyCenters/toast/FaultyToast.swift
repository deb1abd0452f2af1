import PushConformance

/// Faults in choosing the notifications that get a toast, and in showing toasts.
enum FaultyToast: FaultGroup {
  static let rows: [SubjectRow] = [
    // Shows no toast, so the user of the active app misses every notification.
    fault("ShowsNothing", of: WrongCenter.self) { $0.present.drop() },
    // Shows two toasts for each notification.
    fault("ShowsEachTwice", of: WrongCenter.self) { $0.present.double() },
    fault(ShowsInTheBackground.self), fault(KeepsTheFirstState.self),
    fault(LearnsTheStateTooLate.self),
    // Shows the previous notification in a toast instead of the current notification.
    fault("ShowsThePreviousOne", of: WrongCenter.self) { $0.present.lagBehind() },
    fault(DropsWhatComesMeanwhile.self),
    // Shows no toast for a notification that has the title of the previous notification.
    fault("TakesEqualWordsForOneMessage", of: WrongCenter.self) { acts in
      var last: String?
      acts.present.keep { _, receipt in
        defer { last = receipt.title }
        return receipt.title != last
      }
    },
    // Shows no toast of a push whose text comes from the app's localized texts.
    fault("ShowsWrittenTextsAlone", of: WrongCenter.self) { $0.present.keep { $1.title != nil } },
    // Shows a toast for a silent notification while the app is active.
    fault("ShowsSilentOnes", of: WrongCenter.self) {
      $0.decide.before { center, receipt in
        if receipt.isSilent, center.isActive { center.present(receipt) }
      }
    },
    // Shows a toast, and opens the URL of the notification without a tap.
    fault("ShowsAndFollows", of: WrongCenter.self) {
      $0.present.after { center, receipt in center.follow(receipt) }
    },
    fault(ToastsInsteadOfRoutesWhileInactive.self), fault(LosesItsQueue.self),
    fault(ShowsTheNewestFirst.self),
  ]

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

  /// Shows no toast while an earlier toast is on the screen, although its app declares that the center shows each
  /// toast.
  final class DropsWhatComesMeanwhile: PlainCenter {
    private var isShowing = false
    override func present(_ receipt: Receipt) {
      guard !isShowing else { return }
      isShowing = true
      super.present(receipt)
      application.later(SimulatedApplication.toastDuration) { [weak self] in
        self?.isShowing = false
      }
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
