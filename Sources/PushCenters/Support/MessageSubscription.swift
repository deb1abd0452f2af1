import Foundation

/// A subscription to messages of a notification center; it ends when this object is released.
final class MessageSubscription {
  /// The receiver of the messages; only the subscription keeps the receiver alive.
  @MainActor private final class Listener {
    let body: @MainActor (Notification) -> Void

    init(_ body: @escaping @MainActor (Notification) -> Void) { self.body = body }
  }

  private let notificationCenter: NotificationCenter
  private let tokens: [any NSObjectProtocol]
  private let listener: Listener

  /// Listens to messages from any sender; `body` runs for every message, before the post returns.
  ///
  /// A post from a background thread traps. A notification center delivers on the posting thread, and screens can only
  /// be used on the main thread.
  @MainActor init(
    to names: [Notification.Name],
    of notificationCenter: NotificationCenter,
    body: @escaping @MainActor (Notification) -> Void
  ) {
    let listener = Listener(body)
    self.listener = listener
    self.notificationCenter = notificationCenter
    tokens = names.map { name in
      // The closure holds the listener weakly. Foundation on Linux still calls an observer that was removed during the
      // post, and that call must have no effect.
      notificationCenter.addObserver(forName: name, object: nil, queue: nil) {
        [weak listener] message in
        nonisolated(unsafe) let message = message
        MainActor.assumeIsolated {
          // Safe, because `assumeIsolated` has checked that the message never left the main actor.
          listener?.body(unsafe message)
        }
      }
    }
  }

  deinit {
    // Each observer is removed by its token. `removeObserver(self)` would also end observations of the same object for
    // other purposes.
    for token in tokens { notificationCenter.removeObserver(token) }
  }
}
