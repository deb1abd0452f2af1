package import Foundation
import PushPayloads

/// A place that pushes and links lead to, such as screens or a router.
///
/// A center has a list of destinations and asks them in order.
@MainActor package protocol NotificationDestination: AnyObject {
  func canOpen(_ message: PushMessage) -> Bool

  /// Shows the screen of a push for which ``canOpen(_:)`` is true, now or when the screen has loaded.
  func open(_ message: PushMessage)

  /// Shows the screen of a push in a scene; `scene` is nil if the system has not chosen a scene.
  func open(_ message: PushMessage, inScene scene: String?)

  /// Offers a push to the objects on the screen, and returns whether an object has dealt with the push.
  func offer(_ message: PushMessage) -> Bool

  /// Prepares the screen of a push, and then calls `tell` to announce the push to the user.
  ///
  /// The destination calls `tell` at most once, with the closure that shows the screen.
  func announce(
    _ message: PushMessage,
    by tell: @escaping @MainActor (_ activated: @escaping @MainActor () -> Void) -> Void
  )

  /// Returns whether a link leads to this destination; the call has no side effect.
  func canOpen(_ url: URL) -> Bool

  /// Shows the screen of a link for which ``canOpen(_:)`` is true, now or when the screen has loaded.
  func open(_ url: URL)

  /// Records that the user has gone to a different screen; screens that are still loading must not appear.
  func userDidNavigate()

  /// Records that the app has become active, so that the destination can announce pushes that are ready.
  func didBecomeActive()
}

extension NotificationDestination {
  /// Shows the screen of a push and ignores the given scene, as suits an app with only one scene.
  package func open(_ message: PushMessage, inScene scene: String?) { open(message) }

  package func offer(_ message: PushMessage) -> Bool { false }

  /// Announces the push at once, because there is nothing to prepare.
  package func announce(
    _ message: PushMessage,
    by tell: @escaping @MainActor (_ activated: @escaping @MainActor () -> Void) -> Void
  ) {
    tell { [weak self] in self?.open(message) }
  }

  package func canOpen(_ url: URL) -> Bool { false }

  package func open(_ url: URL) {}

  package func userDidNavigate() {}

  package func didBecomeActive() {}
}

extension RemoteNotificationCenter: NotificationDestination {
  package func canOpen(_ message: PushMessage) -> Bool { notification(of: message) != nil }

  package func open(_ message: PushMessage) {
    if let notification = notification(of: message) { didOpen(notification) }
  }

  package func offer(_ message: PushMessage) -> Bool {
    notification(of: message).map { responders.offer($0) } ?? false
  }

  package func announce(
    _ message: PushMessage,
    by tell: @escaping @MainActor (_ activated: @escaping @MainActor () -> Void) -> Void
  ) {
    if let notification = notification(of: message) { announce(notification, by: tell) }
  }

  package func canOpen(_ url: URL) -> Bool {
    (try? RemoteNotification<EventType>(url: url, scheme: scheme)) != nil
  }

  package func open(_ url: URL) { open(url, animated: true) }

  private func notification(of message: PushMessage) -> RemoteNotification<EventType>? {
    try? RemoteNotification(payload: message.payload, keys: keys)
  }
}

@MainActor package final class RouterDestination: NotificationDestination {
  private let router: any Router
  private let refused: @MainActor (URL) -> Void

  /// Creates the destination; `refused` receives each URL for which the router has no screen.
  package init(router: any Router, refused: @escaping @MainActor (URL) -> Void = { _ in }) {
    self.router = router
    self.refused = refused
  }

  package func canOpen(_ message: PushMessage) -> Bool { message.routingURL != nil }

  package func open(_ message: PushMessage) { open(message, inScene: nil) }

  package func open(_ message: PushMessage, inScene scene: String?) {
    guard let url = message.routingURL else { return }
    if !router.handleOpen(url, inScene: scene) { refused(url) }
  }
}
