/// Something that reaches the services of the app.
package enum ServicesStimulus: Sendable, Hashable {
  /// A local notification comes, with this text.
  case didReceiveLocalNotification(String)
  /// A service says what it has fetched for a notification, or that it could not.
  case fetchAnswered(ParticipantID, NotificationID, FetchResult)
}
