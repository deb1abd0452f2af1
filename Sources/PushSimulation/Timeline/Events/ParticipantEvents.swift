package enum ParticipantStimulus: Sendable, Hashable {
  case attached(ParticipantID)
  case detached(ParticipantID)
  // The owner has released the participant; only the center might still hold it.
  case released(ParticipantID)

  package var changedMember: ParticipantID? {
    switch self {
    case .attached(let participant), .detached(let participant): participant
    case .released: nil
    }
  }

  package var leaver: ParticipantID? {
    switch self {
    case .detached(let participant), .released(let participant): participant
    case .attached: nil
    }
  }
}

package enum ParticipantEffect: Sendable, Hashable {
  /// An action of a participant, not of the center; the place of the action among the center's effects matters.
  indirect case reacted(ParticipantID, Deed)
  /// The bridge of the participant (see ``Participant``) was deallocated, which is not an action of the center.
  case deallocated(ParticipantID)
}
