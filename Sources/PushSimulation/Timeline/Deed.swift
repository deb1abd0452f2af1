/// An action that a participant takes while the center calls the participant.
///
/// The ``ParticipantID`` in a case can name the acting participant or a different participant.
package enum Deed: Sendable, Hashable {
  /// Makes the system deliver a notification to the center.
  case delivered(NotificationID)
  /// Attaching a responder pushes the responder onto the chain.
  case attached(ParticipantID)
  case detached(ParticipantID)
  /// Only the center can still hold the released object.
  case released(ParticipantID)
  case changedAnswer(ParticipantID, to: NotificationSet)
  case poppedResponder
  case nothing(Absence)

  /// The stimulus of a step with the same action; nil for a change of answers, which does not reach the center.
  package var stimulus: Stimulus? {
    switch self {
    case .delivered(let notification): .notification(.didReceive(notification))
    case .attached(let participant): .participant(.attached(participant))
    case .detached(let participant): .participant(.detached(participant))
    case .released(let participant): .participant(.released(participant))
    case .poppedResponder: .responders(.popped)
    case .nothing(let absence): .nothing(absence)
    case .changedAnswer: nil
    }
  }

  package var participant: ParticipantID? {
    switch self {
    case .attached(let participant), .detached(let participant), .released(let participant),
      .changedAnswer(let participant, to: _):
      participant
    case .delivered, .poppedResponder, .nothing: nil
    }
  }
}

package enum ParticipantCall: String, Sendable, Hashable, CaseIterable, Codable {
  /// The center asks a suppressor or a responder.
  case asked
  /// The center notifies an observer that a notification was received.
  case told
  /// The center passes a notification to a responder that accepts it.
  case handed
}

extension World {
  // This method changes only the world; it does not notify the center.
  package mutating func follow(_ deed: Deed, kind: (ParticipantID) -> ParticipantKind) {
    switch deed {
    case .attached(let participant): attach(participant, as: kind(participant))
    case .detached(let participant): detach(participant)
    case .released(let participant): release(participant)
    case .changedAnswer(let participant, to: let answer): change(participant, to: answer)
    case .poppedResponder: popResponder()
    case .delivered, .nothing: break
    }
  }
}
