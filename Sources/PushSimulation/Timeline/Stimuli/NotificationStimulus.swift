/// A notification that the system delivers to a center.
package enum NotificationStimulus: Sendable, Hashable {
  /// The system delivers a notification, by the callback without a completion handler.
  case didReceive(NotificationID)
  /// The system delivers a notification, with a completion handler for a fetch.
  case didReceiveToFetch(NotificationID)
  /// The system asks how to show a notification, because the app is in the foreground.
  case willPresent(NotificationID)
}

extension NotificationStimulus {
  /// The notification that the system delivers or asks about.
  package var notification: NotificationID {
    switch self {
    case .didReceive(let notification), .didReceiveToFetch(let notification),
      .willPresent(let notification):
      notification
    }
  }
}
