package enum ServicesStimulus: Sendable, Hashable {
  /// The value is the text of the notification.
  case didReceiveLocalNotification(String)
  case fetchAnswered(ParticipantID, NotificationID, FetchResult)
}

package enum ServicesEffect: Sendable, Hashable {
  case made
  case called(ParticipantID, ServiceCall)
  /// `of` identifies the system's completion handler that waits for the fetch; nil for a callback without a handler.
  ///
  /// The service answers here, not the center. The kit compares the center's answer to the system with this answer.
  case answeredFetch(ParticipantID, of: CompletionID?, FetchResult)
  case builtInterface
  case handledNotification(SightingID)
  /// The return value of the launch callback; if it is false, the system drops the URL of the launch.
  case repliedToLaunch(Bool)
}
