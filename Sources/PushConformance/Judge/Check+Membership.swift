import PushSimulation

extension Check {
  /// Returns a check that the center does not keep a participant of a kind alive after its owner has released it.
  ///
  /// `isKept` returns true if the center may still keep the participant, such as while it awaits the participant's
  /// answer.
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
