/// A response of the user that the system delivers to a center.
package enum ResponsesStimulus: Sendable, Hashable {
  /// The system delivers the user's response to a notification.
  case didReceive(NotificationID, UserAction)
}
