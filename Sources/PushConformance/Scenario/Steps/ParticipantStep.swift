/// A step that attaches, detaches or releases a participant of any kind.
package enum ParticipantStep: Sendable, Hashable {
  /// The app adds a participant to the center.
  case attach(String)
  /// The app removes a participant from the center.
  case detach(String)
  /// The owner of a participant drops its reference, so only the center may still hold the object.
  case release(String)
}

extension ParticipantStep {
  /// The name of the participant that the step is about.
  var participant: String {
    switch self {
    case .attach(let name), .detach(let name), .release(let name): name
    }
  }
}
