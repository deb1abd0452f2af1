/// Something that reaches the services of the app.
public enum ServicesStimulus: Sendable, Hashable {
  /// A local notification comes, with this text.
  case didReceiveLocalNotification(String)
  /// A service has fetched what a notification tells of, or could not, and says so.
  case fetchAnswered(ParticipantID, NotificationID, FetchResult)
}
