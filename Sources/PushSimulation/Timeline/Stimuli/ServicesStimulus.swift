/// An event that reaches the app's services.
package enum ServicesStimulus: Sendable, Hashable {
  /// The text of the notification.
  case didReceiveLocalNotification(String)
  case fetchAnswered(ParticipantID, NotificationID, FetchResult)
}
