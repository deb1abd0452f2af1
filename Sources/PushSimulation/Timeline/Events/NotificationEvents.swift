package enum NotificationStimulus: Sendable, Hashable {
  /// The receive callback without a completion handler.
  case didReceive(NotificationID)
  /// The receive callback with a fetch completion handler.
  case didReceiveToFetch(NotificationID)
  case willPresent(NotificationID)

  package var notification: NotificationID {
    switch self {
    case .didReceive(let notification), .didReceiveToFetch(let notification),
      .willPresent(let notification):
      notification
    }
  }
}
