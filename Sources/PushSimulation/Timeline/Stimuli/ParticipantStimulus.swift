/// Something that happens to a participant, whatever its kind.
package enum ParticipantStimulus: Sendable, Hashable {
  /// A participant is handed to the center.
  case attached(ParticipantID)
  /// The center is told to forget a participant.
  case detached(ParticipantID)
  /// The owner of a participant lets it go.
  case released(ParticipantID)
}

extension ParticipantStimulus {
  /// The participant that the center is told to take or to forget.
  package var changedMember: ParticipantID? {
    switch self {
    case .attached(let participant), .detached(let participant): participant
    case .released: nil
    }
  }

  /// The participant that the center is to forget, or whose owner lets it go.
  package var leaver: ParticipantID? {
    switch self {
    case .detached(let participant), .released(let participant): participant
    case .attached: nil
    }
  }
}
