import PushConformance

/// A simple correct center that opens a notification only when the user taps its toast.
class PlainToaster: PlainCenter {
  override class var policies: Policies { Policies(os: .iOS8) }
  override func decide(_ receipt: Receipt) {
    if isActive, receipt.isDisplayable, !receipt.isSilent, !isSuppressed(receipt) {
      present(receipt)
    }
  }
}

/// A correct center that shows no second toast while a toast is on the screen.
class MergingToaster: PlainCenter {
  override class var policies: Policies { super.policies.with(\.presents, .coalesced) }

  private(set) var shown = 0

  override func present(_ receipt: Receipt) {
    shown += 1
    guard shown == 1 else { return presentMore(than: receipt) }
    super.present(receipt)
    application.later(SimulatedApplication.toastDuration) { [weak self] in self?.shown = 0 }
  }

  override func follow(_ receipt: Receipt) {
    super.follow(receipt)
    if isActive { shown = 0 }
  }

  /// Handles a notification that arrives while a toast is on the screen; this class does not show a second toast.
  func presentMore(than receipt: Receipt) {}
}

/// A correct center that shows one toast at a time, and keeps later toasts in a queue.
class QueueingToaster: PlainCenter {
  override class var policies: Policies { super.policies.with(\.presents, .queued) }

  /// The time during which the screen stays empty between two toasts.
  class var pause: Duration { .zero }

  private var queue: [Receipt] = []
  private var isShowing = false
  private var ending: VirtualClock.Timer?

  override func present(_ receipt: Receipt) {
    queue.append(receipt)
    showNext()
  }

  /// Returns whether the center still shows a queued toast, after the earlier toasts have disappeared.
  func isStillWanted(_ receipt: Receipt) -> Bool { true }

  private func showNext() {
    guard !isShowing, !queue.isEmpty else { return }
    let receipt = queue.removeFirst()
    // `isStillWanted(_:)` can ask a suppressor, and the suppressor can make the system deliver a notification. That
    // notification has to find this flag set.
    isShowing = true
    guard isStillWanted(receipt) else { return ended() }
    application.presentToast(for: sighting(of: receipt)) { [weak self] in
      self?.follow(receipt)
      self?.ending?.cancel()
      self?.ended()
    }
    let duration = SimulatedApplication.toastDuration + Self.pause
    ending = application.later(duration) { [weak self] in self?.ended() }
  }

  private func ended() {
    isShowing = false
    showNext()
  }
}
