/// An action of a center with a completion handler or a response.
///
/// Also a request about a notification, a callback that the center passes on to a notification's owner, or the
/// registration of categories.
package enum ResponsesEffect: Sendable, Hashable {
  case handledAction(String, text: String?, SightingID)
  /// Submits the action that the user has chosen to the app's server; the request waits for a step of the scenario, or
  /// has ended at once.
  case submittedAction(String, text: String?, SightingID, isHeld: Bool)
  /// Calls a completion handler of the system.
  case completed(CompletionID, CompletionAnswer)
  /// Passes a callback on to the notification's owner, such as a third-party SDK. The notification is nil if the kit
  /// does not know which notification the center means.
  case passedOn(PassedCallback, NotificationID?)
  /// Requests the content of a notification; the request waits for a step of the scenario, or has ended at once.
  case startedContentLoad(SightingID, isHeld: Bool)
  /// Registers the categories of the app's notifications. They replace the categories registered before.
  case setCategories([UserNotificationCategory])
}

extension ResponsesEffect {
  /// The notification's fields, as the handler of an action or a request for content receives them; nil for other
  /// effects.
  package var sighting: SightingID? {
    switch self {
    case .handledAction(_, text: _, let sighting), .startedContentLoad(let sighting, isHeld: _),
      .submittedAction(_, text: _, let sighting, isHeld: _):
      sighting
    case .completed, .passedOn, .setCategories: nil
    }
  }
}
