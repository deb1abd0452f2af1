/// Something that reaches a notification service extension.
package enum ExtensionStimulus: Sendable, Hashable {
  /// The system hands a notification to the app's service extension, with a handler for its content.
  case didReceiveRequest(NotificationID)
  /// The file that a notification names is there, or cannot be downloaded.
  case downloadEnded(NotificationID, DownloadOutcome)
  /// The system tells the extension that has a notification that its time is up.
  case timeWillExpire(NotificationID)
}

extension ExtensionStimulus {
  /// The notification that is handed to the extension.
  package var received: NotificationID? {
    switch self {
    case .didReceiveRequest(let notification): notification
    case .downloadEnded, .timeWillExpire: nil
    }
  }
}
