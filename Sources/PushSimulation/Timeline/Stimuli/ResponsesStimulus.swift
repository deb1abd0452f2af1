/// A response of the user that the system delivers to a center, or the end of a request about a notification.
package enum ResponsesStimulus: Sendable, Hashable {
  case didReceive(NotificationID, UserAction)
  case contentLoadEnded(NotificationID, ContentOutcome)
  case submissionEnded(NotificationID, ContentOutcome)
}
