package import Foundation

/// What the user opens, now or as soon as there are screens.
extension ModernPushCenter {
  /// Whether the user has opened something that waits for screens.
  ///
  /// The app's own first navigation need not care: what waits is shown after it.
  package var hasPendingOpening: Bool { pending.target != nil }

  /// Opens a link.
  ///
  /// - Returns: Whether it is one of the app's links; others are left to others.
  @discardableResult
  package func open(_ url: URL) -> Bool {
    guard destination(of: url) != nil else { return false }
    show(.url(url))
    return true
  }

  /// Drops what is still loading, because the user has gone elsewhere by themselves.
  ///
  /// The delegate of the navigation controller calls it when the user moves between screens.
  package func userDidNavigate() {
    for destination in services.destinations { destination.userDidNavigate() }
  }

  /// Opens what has waited for screens; where there are screens already, nothing has.
  package func didBuildInterface() {
    if let target = pending.becomeReady() { show(target) }
  }

  /// There are no screens any more: the last scene has been disconnected.
  package func didDiscardInterface() {
    pending.becomeUnready()
  }

  func open(_ message: PushMessage, inScene scene: String? = nil) {
    noteOpening(of: message)
    show(.message(message, scene: scene))
  }

  func noteOpening(of message: PushMessage) {
    broadcast(.opened(message))
    if configuration.badge == .clearedByOpening { services.notifications.setBadgeCount(0) }
  }

  func destination(of message: PushMessage) -> (any NotificationDestination)? {
    services.destinations.first { $0.canOpen(message) }
  }

  private func destination(of url: URL) -> (any NotificationDestination)? {
    services.destinations.first { $0.canOpen(url) }
  }

  private func show(_ target: PendingOpening.Target) {
    switch pending.request(target) {
    case nil:
      break
    case .message(let message, let scene):
      guard let destination = destination(of: message) else { return log(.noDestination(message)) }
      callOffOthers(than: destination)
      destination.open(message, inScene: scene)
    case .url(let url):
      guard let destination = destination(of: url) else { return }
      callOffOthers(than: destination)
      destination.open(url)
    }
  }

  /// The newest wish of the user counts: what another destination is still loading is not wanted now.
  func callOffOthers(than destination: any NotificationDestination) {
    for other in services.destinations where other !== destination { other.userDidNavigate() }
  }
}
