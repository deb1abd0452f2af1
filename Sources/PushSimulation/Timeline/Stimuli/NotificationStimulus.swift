/// A notification that the system hands to a center.
package enum NotificationStimulus: Sendable, Hashable {
  /// The system hands over a notification.
  case didReceive(NotificationID)
  /// The system hands over a notification, with a completion handler for a fetch.
  case didReceiveToFetch(NotificationID)
  /// The system asks how to show a notification, since the app is in the foreground.
  case willPresent(NotificationID)
}

extension NotificationStimulus {
  /// The notification that is handed over.
  package var notification: NotificationID {
    switch self {
    case .didReceive(let notification), .didReceiveToFetch(let notification),
      .willPresent(let notification):
      notification
    }
  }
}
