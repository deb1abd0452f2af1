package import Foundation
import PushPayloads

// Two other systems of this module show screens. The extension and the class below make a destination of each.

/// A destination that offers pushes and links to responders, and shows screens if no responder takes the push or link.
extension RemoteNotificationCenter: NotificationDestination {
  /// Returns whether the push has an event type that the app knows.
  package func canOpen(_ message: PushMessage) -> Bool { notification(of: message) != nil }

  /// Offers the push to the responders; if no responder takes the push, loads the push's screens and shows them.
  package func open(_ message: PushMessage) {
    if let notification = notification(of: message) { didOpen(notification) }
  }

  /// Offers the push to the responders, and returns whether one of them has taken the push.
  package func offer(_ message: PushMessage) -> Bool {
    notification(of: message).map { responders.offer($0) } ?? false
  }

  /// Loads the screens of the push, and then calls `tell` to announce the push.
  package func announce(
    _ message: PushMessage,
    by tell: @escaping @MainActor (_ activated: @escaping @MainActor () -> Void) -> Void
  ) {
    if let notification = notification(of: message) { announce(notification, by: tell) }
  }

  /// Returns whether the URL is one of the app's links.
  package func canOpen(_ url: URL) -> Bool {
    (try? RemoteNotification<EventType>(url: url, scheme: scheme)) != nil
  }

  /// Offers the event that the link names to the responders; if none takes it, loads the screens and shows them.
  package func open(_ url: URL) { open(url, animated: true) }

  private func notification(of message: PushMessage) -> RemoteNotification<EventType>? {
    try? RemoteNotification(payload: message.payload, keys: keys)
  }
}

/// A destination that hands the routing URLs of pushes to a router.
@MainActor package final class RouterDestination: NotificationDestination {
  private let router: any Router
  private let refused: @MainActor (URL) -> Void

  /// Creates the destination.
  ///
  /// - Parameters:
  ///   - router: The router that shows screens.
  ///   - refused: A closure that receives each URL for which the router has no screen.
  package init(router: any Router, refused: @escaping @MainActor (URL) -> Void = { _ in }) {
    self.router = router
    self.refused = refused
  }

  /// Returns whether the push has a usable routing URL.
  package func canOpen(_ message: PushMessage) -> Bool { message.routingURL != nil }

  /// Passes the push's routing URL to the router.
  package func open(_ message: PushMessage) { open(message, inScene: nil) }

  /// Passes the push's routing URL to the router, which shows the screen in the scene.
  package func open(_ message: PushMessage, inScene scene: String?) {
    guard let url = message.routingURL else { return }
    if !router.handleOpen(url, inScene: scene) { refused(url) }
  }
}
