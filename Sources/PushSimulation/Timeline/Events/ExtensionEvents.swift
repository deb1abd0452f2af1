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

package enum ExtensionEffect: Sendable, Hashable {
  /// The second value is the notification whose payload names the URL; nil if no payload names the URL.
  case startedDownload(String, NotificationID?)
  /// The second value is the notification whose payload has the id; nil if no payload has the id.
  case startedTextFetch(String, NotificationID?)
}
