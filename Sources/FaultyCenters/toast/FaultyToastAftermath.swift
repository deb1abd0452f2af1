import PushConformance

/// Faults in toasts that appear late, have no text, or are lost.
enum FaultyToastAftermath: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(CatchesUpWhenActive.self),
    fault("ShowsBadges") {
      $0.decide.before { center, receipt in
        if center.isActive, !receipt.isDisplayable, !receipt.isSilent { center.present(receipt) }
      }
    },
    fault(HasTwoPlacesInItsQueue.self), fault(ForgetsItsQueueAtATap.self),
  ]

  final class CatchesUpWhenActive: PlainCenter, LifecycleObservingCenter {
    private var missed: [Receipt] = []
    override func decide(_ receipt: Receipt) {
      if application.applicationState == .background, receipt.isDisplayable {
        missed.append(receipt)
      } else {
        missed.removeAll { $0 == receipt }
      }
      super.decide(receipt)
    }
    func didBecomeActive() {
      for receipt in missed { present(receipt) }
      missed = []
    }
  }

  final class HasTwoPlacesInItsQueue: QueueingToaster {
    private var taken = 0
    override func present(_ receipt: Receipt) {
      guard taken < 2 else { return }
      taken += 1
      super.present(receipt)
      application.later(SimulatedApplication.toastDuration * taken) { [weak self] in
        self?.taken -= 1
      }
    }
  }

  final class ForgetsItsQueueAtATap: PlainCenter {
    override class var policies: Policies { QueueingToaster.policies }
    private var queue: [Receipt] = []
    private var isShowing = false
    override func present(_ receipt: Receipt) {
      queue.append(receipt)
      showNext()
    }
    private func showNext() {
      guard !isShowing, !queue.isEmpty else { return }
      let receipt = queue.removeFirst()
      isShowing = true
      let ending = application.later(SimulatedApplication.toastDuration) { [weak self] in
        self?.isShowing = false
        self?.showNext()
      }
      application.presentToast(for: sighting(of: receipt)) { [weak self] in
        ending.cancel()
        self?.queue = []
        self?.isShowing = false
        self?.follow(receipt)
      }
    }
  }
}
