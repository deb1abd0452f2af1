import Foundation

/// Passes the posts of a notification center to observers, in the order in which the observers were added.
///
/// Foundation on Linux calls observers in the order of a dictionary, which changes from process to process. The
/// recorded order of a center's effects would change, too. So each observer gets its own notification center,
/// which has the lifetime of the observer.
@MainActor final class ObserversInOrder {
  private struct Channel {
    weak var observer: AnyObject?
    var center: NotificationCenter
  }

  /// The notification center to which the push center posts.
  let source = NotificationCenter()
  private var channels: [Channel] = []
  private let name: Notification.Name

  /// Observes notifications with this name; the push center has to post on the main actor.
  init(to name: Notification.Name) {
    self.name = name
    // The returned token is not needed: the block is released together with the notification center.
    _ = source.addObserver(forName: name, object: nil, queue: nil) { [weak self] posted in
      nonisolated(unsafe) let posted = posted
      // The push center posts on the main actor, as `assumeIsolated` checks, so this use of `posted` is safe.
      MainActor.assumeIsolated { self?.pass(on: unsafe posted) }
    }
  }

  /// Returns the notification center for a new observer; each post reaches this observer after all earlier observers.
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
