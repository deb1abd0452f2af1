package import Foundation
import PushPayloads

// Two other systems of this module show screens. The extension and the class below make a destination of each.

/// A destination that offers pushes and links to responders, and shows screens if no responder takes the push or link.
extension RemoteNotificationCenter: NotificationDestination {
  package func canOpen(_ message: PushMessage) -> Bool { notification(of: message) != nil }

  /// Offers the push to the responders; if no responder takes the push, loads the push's screens and shows them.
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

/// A destination that hands the routing URLs of pushes to a router.
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
