/// Something that a center does to answer the system.
package enum ResponsesEffect: Sendable, Hashable {
  /// Hands the action that the user has chosen to the app's handler.
  case handledAction(String, text: String?, SightingID)
  /// Calls a completion handler of the system.
  case completed(CompletionID, CompletionAnswer)
  /// Passes a callback on to the owner of a notification; nil for one that is none of the run's.
  case passedOn(PassedCallback, NotificationID?)
}

extension ResponsesEffect {
  /// The sighting of the notification that the handler of an action is shown.
  package var sighting: SightingID? {
    switch self {
    case .handledAction(_, text: _, let sighting): sighting
    case .completed, .passedOn: nil
    }
  }
}
