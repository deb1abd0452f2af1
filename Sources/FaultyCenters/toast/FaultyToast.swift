import PushConformance

enum FaultyToast: FaultGroup {
  static let rows: [SubjectRow] = [
    fault("ShowsNothing") { $0.present.drop() },
    fault("ShowsEachTwice") { $0.present.double() },
    fault(ShowsInTheBackground.self), fault(KeepsTheFirstState.self),
    fault(LearnsTheStateTooLate.self),
    fault("ShowsThePreviousOne") { $0.present.lagBehind() },
    fault(DropsWhatComesMeanwhile.self),
    fault("TakesEqualWordsForOneMessage") { acts in
      var last: String?
      acts.present.keep { _, receipt in
        defer { last = receipt.title }
        return receipt.title != last
      }
    },
    // Shows no toast for a push whose text is one of the app's localized strings.
    fault("ShowsWrittenTextsAlone") { $0.present.keep { $1.title != nil } },
    fault("ShowsSilentOnes") {
      $0.decide.before { center, receipt in
        if receipt.isSilent, center.isActive { center.present(receipt) }
      }
    },
    fault("ShowsAndFollows") { $0.present.after { center, receipt in center.follow(receipt) } },
    fault(ToastsInsteadOfRoutesWhileInactive.self), fault(LosesItsQueue.self),
    fault(ShowsTheNewestFirst.self),
  ]

  final class ShowsInTheBackground: PlainToaster {
    override var isActive: Bool { true }
  }

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

  final class DropsWhatComesMeanwhile: PlainCenter {
    override class var app: PushApp { super.app.presents(.each) }

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

  final class ToastsInsteadOfRoutesWhileInactive: PlainCenter {
    override var isActive: Bool { [.active, .inactive].contains(application.applicationState) }
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

enum FaultyToastMerging: FaultGroup {
  static let rows = faults([RestsAfterAToast.self, ShowsOneToastForGood.self])

  final class RestsAfterAToast: MergingToaster {
    private var isResting = false
    override func present(_ receipt: Receipt) {
      guard !isResting else { return }
      super.present(receipt)
      let rest = SimulatedApplication.toastDuration
      application.later(rest) { [weak self] in self?.isResting = true }
      application.later(rest + .milliseconds(500)) { [weak self] in self?.isResting = false }
    }
  }

  final class ShowsOneToastForGood: MergingToaster {
    private var hasShown = false
    override func present(_ receipt: Receipt) {
      guard !hasShown else { return }
      hasShown = true
      super.present(receipt)
    }
  }
}
