package import Foundation

extension ModernPushCenter {
  @discardableResult
  package func open(_ url: URL) -> Bool {
    guard destination(of: url) != nil else { return false }
    show(.url(url))
    return true
  }

  /// The delegate of the navigation controller calls this method when the user moves between screens.
  package func userDidNavigate() {
    for destination in services.destinations { destination.userDidNavigate() }
  }

  package func didBuildInterface() { if let target = pending.becomeReady() { show(target) } }

  func open(_ message: PushMessage, inScene scene: String? = nil) {
    noteOpening(of: message)
    show(.message(message, scene: scene))
  }

  func noteOpening(of message: PushMessage) {
    broadcast(.opened(message))
    services.notifications.setBadgeCount(0)
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

  /// Keeps the other destinations from showing a push or link that the user opened earlier.
  func callOffOthers(than destination: any NotificationDestination) {
    for other in services.destinations where other !== destination { other.userDidNavigate() }
  }
}

/// The push or link that the user has opened and the app cannot show yet, because the app has no screens.
///
/// Only the newest push or link is kept: a user who taps twice before any screen appears wants the second push.
struct PendingOpening: Hashable {
  enum Target: Hashable {
    case message(PushMessage, scene: String? = nil)
    case url(URL)
  }

  private(set) var isReady = false
  private(set) var target: Target?
  private var account: String?

  mutating func request(_ target: Target) -> Target? {
    guard !isReady else { return target }
    self.target = target
    return nil
  }

  /// Records a login, and drops a push or link that was opened while another account was logged in.
  mutating func logIn(_ account: String) {
    if let former = self.account, former != account { target = nil }
    self.account = account
  }

  mutating func logOut() { target = nil }

  mutating func becomeReady() -> Target? {
    isReady = true
    defer { target = nil }
    return target
  }
}
