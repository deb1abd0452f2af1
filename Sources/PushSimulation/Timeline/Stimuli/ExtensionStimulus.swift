/// An event that reaches a notification service extension.
package enum ExtensionStimulus: Sendable, Hashable {
  /// The system passes a notification to the app's service extension, with a content handler.
  case didReceiveRequest(NotificationID)
  case downloadEnded(NotificationID, DownloadOutcome)
  /// The request for the text of a notification succeeds or fails.
  case textFetchEnded(NotificationID, ContentOutcome)
  /// The system tells the extension that the time for a notification is up.
  case timeWillExpire(NotificationID)
}

extension ExtensionStimulus {
  /// The notification that the extension receives; nil for other events.
  package var received: NotificationID? {
    switch self {
    case .didReceiveRequest(let notification): notification
    case .downloadEnded, .textFetchEnded, .timeWillExpire: nil
    }
  }
}
