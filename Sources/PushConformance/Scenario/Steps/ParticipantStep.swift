/// A step about the membership of a participant, whatever its kind.
package enum ParticipantStep: Sendable, Hashable {
  /// A participant is handed to the center.
  case attach(String)
  /// The center is told to forget a participant.
  case detach(String)
  /// The owner of a participant lets it go.
  case release(String)
}

extension ParticipantStep {
  /// The participant that the step is about.
  var participant: String {
    switch self {
    case .attach(let name), .detach(let name), .release(let name): name
    }
  }
}
