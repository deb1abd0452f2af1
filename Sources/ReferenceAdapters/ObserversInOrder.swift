import Foundation

/// Forwards the posts of a notification center to observers in the order in which they were added.
///
/// Foundation on Linux calls observers in the order of a dictionary by address. That order changes from process to
/// process, and the timeline of a center that posts would change with it. So each observer gets its own notification
/// center, which lives as long as the observer.
@MainActor final class ObserversInOrder {
  private struct Channel {
    weak var observer: AnyObject?
    var center: NotificationCenter
  }

  /// The notification center to which the push center posts.
  let source = NotificationCenter()
  private var channels: [Channel] = []
  private let name: Notification.Name

  /// Begins to listen.
  ///
  /// - Parameter name: The name of the posts, which must be made on the main actor.
  init(to name: Notification.Name) {
    self.name = name
    // The token is not kept: the block is released together with the notification center.
    _ = source.addObserver(forName: name, object: nil, queue: nil) { [weak self] posted in
      nonisolated(unsafe) let posted = posted
      // Safe, because the push center posts on the main actor, which is checked here.
      MainActor.assumeIsolated { self?.pass(on: unsafe posted) }
    }
  }

  /// Returns the notification center for a new observer, which is served last.
  func channel(for observer: AnyObject) -> NotificationCenter {
    channels.removeAll { $0.observer == nil }
    let center = NotificationCenter()
    channels.append(Channel(observer: observer, center: center))
    return center
  }

  private func pass(on posted: Notification) {
    for channel in channels {
      channel.center.post(name: name, object: posted.object, userInfo: posted.userInfo)
    }
  }
}
