/// A response of the user that the system hands to a center.
package enum ResponsesStimulus: Sendable, Hashable {
  /// The system hands over what the user has done with a notification.
  case didReceive(NotificationID, UserAction)
}
