/// A notification that the system delivers to a center.
package enum NotificationStimulus: Sendable, Hashable {
  /// The receive callback without a completion handler.
  case didReceive(NotificationID)
  /// The receive callback with a fetch completion handler.
  case didReceiveToFetch(NotificationID)
  /// The callback for a notification that arrives while the app is in the foreground.
  case willPresent(NotificationID)

  package var notification: NotificationID {
    switch self {
    case .didReceive(let notification), .didReceiveToFetch(let notification),
      .willPresent(let notification):
      notification
    }
  }
}
