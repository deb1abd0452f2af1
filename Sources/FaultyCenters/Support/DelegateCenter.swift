import PushConformance

/// A correct center with one delegate, as most classes of UIKit have, and with one listener.
class DelegateCenter: CenterCore, SuppressibleCenter, BroadcastingCenter {
  override class var policies: Policies {
    Policies(routesOn: .stateOnly, os: .iOS8, membership: .single)
  }

  weak var delegate: PlainCenter.Suppressor?
  weak var listener: PlainCenter.Observer?

  override var questions: [@MainActor (Sighting) -> Bool] {
    delegate.map { delegate in [{ delegate.handle.shouldSuppress($0) }] } ?? []
  }
  override var listeners: [@MainActor (Sighting) -> Void] {
    listener.map { listener in [{ listener.handle.didReceive($0) }] } ?? []
  }

  func addSuppressor(_ suppressor: PlainCenter.Suppressor) { delegate = suppressor }
  func removeSuppressor(_ suppressor: PlainCenter.Suppressor) {
    if delegate === suppressor { delegate = nil }
  }
  func addObserver(_ observer: PlainCenter.Observer) { listener = observer }
  func removeObserver(_ observer: PlainCenter.Observer) {
    if listener === observer { listener = nil }
  }
}
