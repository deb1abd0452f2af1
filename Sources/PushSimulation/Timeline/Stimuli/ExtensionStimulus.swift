/// An event that reaches a notification service extension.
package enum ExtensionStimulus: Sendable, Hashable {
  // With a content handler.
  case didReceiveRequest(NotificationID)
  case downloadEnded(NotificationID, DownloadOutcome)
  case textFetchEnded(NotificationID, ContentOutcome)
  /// The time for a notification is up.
  case timeWillExpire(NotificationID)
}

extension ExtensionStimulus {
  package var received: NotificationID? {
    switch self {
    case .didReceiveRequest(let notification): notification
    case .downloadEnded, .textFetchEnded, .timeWillExpire: nil
    }
  }
}
