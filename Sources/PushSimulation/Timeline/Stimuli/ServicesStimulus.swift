/// An event that reaches the app's services.
package enum ServicesStimulus: Sendable, Hashable {
  /// A local notification with this text arrives.
  case didReceiveLocalNotification(String)
  case fetchAnswered(ParticipantID, NotificationID, FetchResult)
}
