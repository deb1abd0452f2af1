import PushConformance

/// Faults of centers that merge the notifications which come while a toast is on the screen.
enum FaultyToastMerging {
  static let rows = [
    SubjectRow(RestsAfterAToast.self, "toast.merged-are-shown-soon"),
    SubjectRow(
      ShowsOneToastForGood.self,
      "suppression.decided-per-notification",
      "toast.active-receipt-shows-one",
      "toast.merged-are-shown-soon",
      "toast.state-is-sampled-at-receipt"
    ),
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

  /// Shows the first toast of a process, and no other toast.
  final class ShowsOneToastForGood: MergingToaster {
    private var hasShown = false
    override func present(_ receipt: Receipt) {
      guard !hasShown else { return }
      hasShown = true
      super.present(receipt)
    }
  }
}
