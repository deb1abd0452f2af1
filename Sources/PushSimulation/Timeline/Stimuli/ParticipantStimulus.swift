/// The app attaches, detaches or releases a participant of any kind.
package enum ParticipantStimulus: Sendable, Hashable {
  case attached(ParticipantID)
  /// The app removes a participant from the center.
  case detached(ParticipantID)
  /// The owner of a participant drops its reference, so only the center may still hold the object.
  case released(ParticipantID)
}

extension ParticipantStimulus {
  /// The participant that the app adds or removes; nil for a release.
  package var changedMember: ParticipantID? {
    switch self {
    case .attached(let participant), .detached(let participant): participant
    case .released: nil
    }
  }

  /// The participant that the app removes or releases; nil for an attachment.
  package var leaver: ParticipantID? {
    switch self {
    case .detached(let participant), .released(let participant): participant
    case .attached: nil
    }
  }
}
