package enum ResponsesStimulus: Sendable, Hashable {
  case didReceive(NotificationID, UserAction)
  case contentLoadEnded(NotificationID, ContentOutcome)
  case submissionEnded(NotificationID, ContentOutcome)
}

package enum ResponsesEffect: Sendable, Hashable {
  case handledAction(String, text: String?, SightingID)
  /// `isHeld` is true if the request waits for a step of the scenario, and false if it has ended at once.
  case submittedAction(String, text: String?, SightingID, isHeld: Bool)
  case completed(CompletionID, CompletionAnswer)
  /// Nil if the kit does not know which notification the center means.
  case passedOn(PassedCallback, NotificationID?)
  /// `isHeld` is true if the request waits for a step of the scenario, and false if it has ended at once.
  case startedContentLoad(SightingID, isHeld: Bool)
  case setCategories([UserNotificationCategory])
}

package enum UserAction: Sendable, Hashable {
  /// The user taps the notification, which brings the app to the foreground.
  case open
  /// The user dismisses the notification, which does not bring the app to the foreground.
  case dismiss
  /// The user chooses the action that has this name in scenarios, and can type text.
  case choose(String, text: String? = nil)
}
