/// An event that reaches a notification service extension.
package enum ExtensionStimulus: Sendable, Hashable {
  case didReceiveRequest(NotificationID)
  case downloadEnded(NotificationID, DownloadOutcome)
  case textFetchEnded(NotificationID, ContentOutcome)
  /// `serviceExtensionTimeWillExpire()`.
  case timeWillExpire(NotificationID)

  package var notification: NotificationID {
    switch self {
    case .didReceiveRequest(let notification), .downloadEnded(let notification, _),
      .textFetchEnded(let notification, _), .timeWillExpire(let notification):
      notification
    }
  }
}

/// An action of a service extension before it answers.
package enum ExtensionEffect: Sendable, Hashable {
  /// The second value is the notification whose payload names the URL, or nil for none.
  case startedDownload(String, NotificationID?)
  /// The second value is the notification whose payload has the id, or nil for none.
  case startedTextFetch(String, NotificationID?)
}
