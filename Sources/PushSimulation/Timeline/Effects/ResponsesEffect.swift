/// An action of a center that answers the system.
package enum ResponsesEffect: Sendable, Hashable {
  /// Passes the action that the user has chosen to the app's handler.
  case handledAction(String, text: String?, SightingID)
  /// Calls a completion handler of the system.
  case completed(CompletionID, CompletionAnswer)
  /// Passes a callback on to the owner of a notification; nil for an unknown one.
  case passedOn(PassedCallback, NotificationID?)
}

extension ResponsesEffect {
  /// The sighting that the handler of an action gets.
  package var sighting: SightingID? {
    switch self {
    case .handledAction(_, text: _, let sighting): sighting
    case .completed, .passedOn: nil
    }
  }
}
