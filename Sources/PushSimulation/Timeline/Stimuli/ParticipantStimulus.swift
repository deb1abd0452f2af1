/// A participant of any kind is attached to the center, detached from it, or released.
package enum ParticipantStimulus: Sendable, Hashable {
  /// A participant is added to the center.
  case attached(ParticipantID)
  /// A participant is removed from the center.
  case detached(ParticipantID)
  /// The owner of a participant releases it.
  case released(ParticipantID)
}

extension ParticipantStimulus {
  /// The participant that is added or removed; nil for a release.
  package var changedMember: ParticipantID? {
    switch self {
    case .attached(let participant), .detached(let participant): participant
    case .released: nil
    }
  }

  /// The participant that is removed or released; nil for an attachment.
  package var leaver: ParticipantID? {
    switch self {
    case .detached(let participant), .released(let participant): participant
    case .attached: nil
    }
  }
}
