/// A notification that the system delivers to a center.
package enum NotificationStimulus: Sendable, Hashable {
  /// The callback without a completion handler.
  case didReceive(NotificationID)
  /// The callback with a completion handler for a fetch.
  case didReceiveToFetch(NotificationID)
  /// The app is in the foreground.
  case willPresent(NotificationID)

  package var notification: NotificationID {
    switch self {
    case .didReceive(let notification), .didReceiveToFetch(let notification),
      .willPresent(let notification):
      notification
    }
  }
}
