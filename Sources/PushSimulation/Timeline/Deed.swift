/// What a participant does while the center calls it, inside the call.
package enum Deed: Sendable, Hashable {
  /// Brings about the delivery of a notification.
  case delivered(NotificationID)
  /// Attaches itself or another one; a responder is pushed.
  case attached(ParticipantID)
  /// Detaches itself or another one.
  case detached(ParticipantID)
  /// Lets the last reference to itself or another one go, apart from the center's own.
  case released(ParticipantID)
  /// Has itself or another one answer differently from now on.
  case changedAnswer(ParticipantID, to: NotificationSet)
  /// Takes the newest responder off the chain.
  case poppedResponder
  /// Means something that is not there, so nothing happens.
  case nothing(Absence)

  /// What the same is called where the world does it between two rounds; nil for a change of an
  /// answer, which reaches nobody.
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

  /// The participant that it is done to; nil where the steps do not name one.
  package var participant: ParticipantID? {
    switch self {
    case .attached(let participant), .detached(let participant), .released(let participant),
      .changedAnswer(let participant, to: _):
      participant
    case .delivered, .poppedResponder, .nothing: nil
    }
  }
}

/// How a center calls a participant.
package enum ParticipantCall: String, Sendable, Hashable, CaseIterable, Codable {
  /// Asks a suppressor, or a responder.
  case asked
  /// Tells an observer.
  case told
  /// Hands a responder what it has taken.
  case handed
}

extension World {
  /// Changes what a deed changes, apart from the center.
  ///
  /// - Parameters:
  ///   - deed: The deed.
  ///   - kind: What a participant is to the center.
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
