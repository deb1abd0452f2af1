/// An action of a center with a completion handler, a response, or a notification of another owner, such as another
/// SDK.
package enum ResponsesEffect: Sendable, Hashable {
  /// Passes the action that the user has chosen to the app's handler.
  case handledAction(String, text: String?, SightingID)
  /// Calls a completion handler of the system.
  case completed(CompletionID, CompletionAnswer)
  /// Passes on a callback to the notification's owner, such as another SDK; the notification is nil if it is unknown.
  case passedOn(PassedCallback, NotificationID?)
}

extension ResponsesEffect {
  /// The notification's fields, as the handler of an action receives them; nil for other effects.
  package var sighting: SightingID? {
    switch self {
    case .handledAction(_, text: _, let sighting): sighting
    case .completed, .passedOn: nil
    }
  }
}
