import PushConformance
import PushPayloads
import PushSimulation

@testable import FaultyCenters

/// A correct center that calls the router in an unusual way.
enum LegalRouting {
  static let rows = [
    SubjectRow(OpensWhenTheAppIsThere.self)
  ]

  /// Opens a tapped notification only when the app has become active.
  final class OpensWhenTheAppIsThere: PlainToaster, LifecycleObservingCenter {
    private var isComingBack = true
    private var tapped: Receipt?
    func willEnterForeground() { isComingBack = true }
    override func decide(_ receipt: Receipt) {
      if isComingBack, application.applicationState == .inactive { tapped = receipt }
      super.decide(receipt)
    }
    func didBecomeActive() {
      isComingBack = false
      if let tapped { follow(tapped) }
      tapped = nil
    }
  }
}
