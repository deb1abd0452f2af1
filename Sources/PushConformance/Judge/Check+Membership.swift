import PushSimulation

/// The checks that are the same for each kind of participant.
extension Check {
  /// Returns a check that the center does not keep a participant of a kind alive after its owner has released it.
  ///
  /// - Parameters:
  ///   - id: The name of the requirement.
  ///   - kind: The kind of participant.
  ///   - isKept: A function that returns true if the center may keep a participant alive after its owner has released
  ///     the participant. For example, a center may do so while it awaits the participant's answer.
  /// - Returns: The check.
  static func heldWeakly(
    _ id: String,
    _ kind: ParticipantKind,
    unless isKept: @escaping @Sendable (ParticipantID, ProcessFacts) -> Bool = { _, _ in false }
  ) -> Check {
    .eachTurn(id, before: \.process, on: .hears(.participant)) { turn, history, judge in
      guard case .participant(.released(let participant)) = turn.stimulus,
        turn.run.participants[participant.index].kind == kind,
        history.isAttached(participant), !isKept(participant, history)
      else { return }
      judge.expect(
        turn.effects.contains(.participant(.deallocated(participant))),
        in: turn,
        "\(turn.name(participant)) to be deallocated: its owner has released it"
      )
    }
  }
}
