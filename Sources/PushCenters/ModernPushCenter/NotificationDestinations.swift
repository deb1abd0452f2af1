package import Foundation
import PushPayloads

// The three ways to a screen that the other systems of this module have.

/// Offers pushes and links to responders, and shows their hierarchies of screens.
extension RemoteNotificationCenter: NotificationDestination {
  /// Whether the push names a kind of event that the app knows.
  package func canOpen(_ message: PushMessage) -> Bool { notification(of: message) != nil }

  /// Offers the event to the responders, and otherwise loads its screens and shows them.
  package func open(_ message: PushMessage) {
    if let notification = notification(of: message) { didOpen(notification) }
  }

  /// Offers the event to the responders.
  package func offer(_ message: PushMessage) -> Bool {
    notification(of: message).map { responders.offer($0) } ?? false
  }

  /// Loads the screens of the event first.
  package func announce(
    _ message: PushMessage,
    by tell: @escaping @MainActor (_ activated: @escaping @MainActor () -> Void) -> Void
  ) {
    if let notification = notification(of: message) { announce(notification, by: tell) }
  }

  /// Whether the URL is one of the app's links.
  package func canOpen(_ url: URL) -> Bool {
    (try? RemoteNotification<EventType>(url: url, scheme: scheme)) != nil
  }

  /// Opens the event that the link names.
  package func open(_ url: URL) { open(url, animated: true) }

  private func notification(of message: PushMessage) -> RemoteNotification<EventType>? {
    try? RemoteNotification(payload: message.payload, keys: keys)
  }
}

/// Hands the routing URLs of pushes to a router.
@MainActor package final class RouterDestination: NotificationDestination {
  private let router: any Router
  private let refused: @MainActor (URL) -> Void

  /// Creates the destination.
  ///
  /// - Parameters:
  ///   - router: What brings up screens.
  ///   - refused: Is told of URLs that the router has no screen for.
  package init(router: any Router, refused: @escaping @MainActor (URL) -> Void = { _ in }) {
    self.router = router
    self.refused = refused
  }

  /// Whether the push has a routing URL.
  package func canOpen(_ message: PushMessage) -> Bool { message.routingURL != nil }

  /// Hands the URL to the router.
  package func open(_ message: PushMessage) { open(message, inScene: nil) }

  /// Hands the URL to the router, which brings the screen up in the scene.
  package func open(_ message: PushMessage, inScene scene: String?) {
    guard let url = message.routingURL else { return }
    if !router.handleOpen(url, inScene: scene) { refused(url) }
  }
}

/// Posts the messages by which a ``NavigationResponder`` navigates.
@MainActor package final class NavigationMessageDestination<View: ViewType>: NotificationDestination
{
  private let notificationCenter: NotificationCenter
  private let view: @MainActor (PushMessage) -> (View, data: Any?)?

  /// Creates the destination.
  ///
  /// - Parameters:
  ///   - notificationCenter: The bus.
  ///   - view: The view that a push is about and what it is given; nil where there is none.
  package init(
    notificationCenter: NotificationCenter = .default,
    view: @escaping @MainActor (PushMessage) -> (View, data: Any?)?
  ) {
    self.notificationCenter = notificationCenter
    self.view = view
  }

  /// Whether there is a view for the push.
  package func canOpen(_ message: PushMessage) -> Bool { view(message) != nil }

  /// Asks for the view of the push.
  package func open(_ message: PushMessage) {
    guard let (view, data) = view(message) else { return }
    notificationCenter.navigate(to: view, data: data, from: self)
  }
}
