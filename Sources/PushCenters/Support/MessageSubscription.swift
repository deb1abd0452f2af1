import Foundation

/// A subscription to messages of a notification center, which ends when it goes away.
final class MessageSubscription {
  /// What hears the messages; the subscription alone keeps it alive.
  @MainActor private final class Listener {
    let body: @MainActor (Notification) -> Void

    init(_ body: @escaping @MainActor (Notification) -> Void) {
      self.body = body
    }
  }

  private let notificationCenter: NotificationCenter
  private let tokens: [any NSObjectProtocol]
  private let listener: Listener

  /// Listens to messages, whoever posts them.
  ///
  /// - Parameters:
  ///   - names: The names of the messages.
  ///   - notificationCenter: Where they are posted, on the main actor. A post from elsewhere traps:
  ///     a notification center delivers on the thread that posts, and screens are touched on the
  ///     main one alone.
  ///   - body: Is run for every message, before the post returns.
  @MainActor init(
    to names: [Notification.Name],
    of notificationCenter: NotificationCenter,
    body: @escaping @MainActor (Notification) -> Void
  ) {
    let listener = Listener(body)
    self.listener = listener
    self.notificationCenter = notificationCenter
    tokens = names.map { name in
      // The listener is held weakly here: Foundation on Linux still calls an observer that was
      // removed during the post, and that call has to reach nobody.
      notificationCenter.addObserver(forName: name, object: nil, queue: nil) {
        [weak listener] message in
        nonisolated(unsafe) let message = message
        MainActor.assumeIsolated {
          // Safe, because the line above has checked that the message never left the main actor.
          listener?.body(unsafe message)
        }
      }
    }
  }

  deinit {
    // Each by its token. Removing an observer as a whole, `removeObserver(self)`, also ends what the
    // same object observes for other purposes.
    for token in tokens { notificationCenter.removeObserver(token) }
  }
}
