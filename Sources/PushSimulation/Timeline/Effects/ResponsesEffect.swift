/// An action with a completion handler, a response, a request, an owner's callback, or the categories.
package enum ResponsesEffect: Sendable, Hashable {
  case handledAction(String, text: String?, SightingID)
  /// The request waits for a step of the scenario, or has ended at once.
  case submittedAction(String, text: String?, SightingID, isHeld: Bool)
  case completed(CompletionID, CompletionAnswer)
  /// Nil if the kit does not know which notification the center means.
  case passedOn(PassedCallback, NotificationID?)
  /// The request waits for a step of the scenario, or has ended at once.
  case startedContentLoad(SightingID, isHeld: Bool)
  case setCategories([UserNotificationCategory])
}

extension ResponsesEffect {
  // A handler of an action or a request for content receives these fields.
  package var sighting: SightingID? {
    switch self {
    case .handledAction(_, text: _, let sighting), .startedContentLoad(let sighting, isHeld: _),
      .submittedAction(_, text: _, let sighting, isHeld: _):
      sighting
    case .completed, .passedOn, .setCategories: nil
    }
  }
}
