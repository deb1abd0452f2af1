/// A response of the user that the system delivers to a center, or the end of a request about a notification.
package enum ResponsesStimulus: Sendable, Hashable {
  /// The system delivers the user's response to a notification.
  case didReceive(NotificationID, UserAction)
  case contentLoadEnded(NotificationID, ContentOutcome)
  /// The request that carries an action of a notification to the server succeeds or fails.
  case submissionEnded(NotificationID, ContentOutcome)
}
