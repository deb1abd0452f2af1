import PushConformance

/// A correct center that shows no second toast while a toast is on the screen.
class MergingToaster: PlainCenter {
  override class var policies: Policies {
    Policies(routesOn: .stateOnly, os: .iOS8, presents: .coalesced)
  }

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

  /// Handles a notification that comes while a toast is on the screen; this class shows no toast for it.
  func presentMore(than receipt: Receipt) {}
}
