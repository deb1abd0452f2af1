package enum NotificationStimulus: Sendable, Hashable {
  /// `application(_:didReceiveRemoteNotification:)`.
  case didReceive(NotificationID)
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
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
