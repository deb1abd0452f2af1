/// A response of the user that the system delivers to a center, or the end of a request for content.
package enum ResponsesStimulus: Sendable, Hashable {
  /// The system delivers the user's response to a notification.
  case didReceive(NotificationID, UserAction)
  /// The request for the content of a notification succeeds or fails.
  case contentLoadEnded(NotificationID, ContentOutcome)
}
