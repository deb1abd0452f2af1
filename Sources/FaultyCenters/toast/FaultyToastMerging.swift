import PushConformance

/// Faults of centers that merge the notifications which come while a toast is on the screen.
enum FaultyToastMerging: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(RestsAfterAToast.self), fault(ShowsOneToastForGood.self),
  ]

  /// Drops the notifications that come in the half second after the end of a toast.
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
