import Foundation

/// Hands what a notification center posts to observers in the order in which they came.
///
/// Foundation on Linux calls observers in the order of a dictionary by address, which changes from process to
/// process, and with it the timeline of a center that posts. So each observer has a notification center of its
/// own, which lives as long as the observer.
@MainActor final class ObserversInOrder {
  private struct Channel {
    weak var observer: AnyObject?
    var center: NotificationCenter
  }

  /// Where the push center posts.
  let source = NotificationCenter()
  private var channels: [Channel] = []
  private let name: Notification.Name

  /// Begins to listen.
  ///
  /// - Parameter name: The name of what is posted, on the main actor.
  init(to name: Notification.Name) {
    self.name = name
    // The token is not kept: the block goes with the notification center.
    _ = source.addObserver(forName: name, object: nil, queue: nil) { [weak self] posted in
      nonisolated(unsafe) let posted = posted
      // Safe, because the push center posts on the main actor, which is checked here.
      MainActor.assumeIsolated { self?.pass(on: unsafe posted) }
    }
  }

  /// Returns where an observer that comes last listens.
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
