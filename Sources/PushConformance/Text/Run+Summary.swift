import PushSimulation

/// The effects of a turn in one line.
extension Run {
  /// Returns the effects of a turn, separated by semicolons.
  ///
  /// - Parameters:
  ///   - index: The index of the turn in the timeline.
  ///   - symptom: The wrong effect of the turn; nil if it is unknown. If an effect should not be there, the line
  ///     contains only effects of this kind. If an effect is missing, the line begins with "only".
  /// - Returns: The line; "nothing" if the turn has no effects.
  func summary(ofTurn index: Int, with symptom: Symptom? = nil) -> String {
    guard timeline.turns.indices.contains(index) else { return "nothing" }
    let effects = effects(ofTurn: index, with: symptom)
    let texts = texts(of: effects, inTurn: index) + releasedAndAlive(afterTurn: index)
    guard !texts.isEmpty else { return "nothing" }
    let only = symptom?.change == .missing && !effects.isEmpty ? "only " : ""
    return only + texts.joined(separator: "; ")
  }

  private func effects(ofTurn index: Int, with symptom: Symptom?) -> [Effect] {
    let effects = Array(timeline.effects[timeline.turns[index].effects])
    let wrong = effects.filter { symptom?.excess.contains($0.kind) ?? false }
    // The wrong effect may be in a later turn of the same step.
    return wrong.isEmpty ? effects : wrong
  }

  /// Returns the effects in words; equal calls of several services become one phrase.
  private func texts(of effects: [Effect], inTurn index: Int) -> [String] {
    let due = TurnView(run: self, index: index).serviceCall
    var texts: [String] = []
    var callees: [String] = []
    for (place, effect) in effects.enumerated() {
      guard case .services(.called(let service, let call)) = effect else {
        texts.append(text(effect))
        continue
      }
      callees.append(name(service))
      let phrase = call.text(insteadOf: due)
      if case .services(.called(_, let next))? = effects.dropFirst(place + 1).first,
        next.text(insteadOf: due) == phrase
      {
        continue
      }
      let noun = callees.count == 1 ? "service" : "services"
      texts.append("called \(noun) \(callees.joined(separator: ", "))\(phrase)")
      callees = []
    }
    return texts
  }

  /// Returns a phrase for each participant that is released in a turn and stays in memory.
  ///
  /// A participant that a step releases should go at once. A participant that is released during a call may stay until
  /// a later turn.
  private func releasedAndAlive(afterTurn index: Int) -> [String] {
    let turn = timeline.turns[index]
    let effects = timeline.effects[turn.effects]
    var kept: [ParticipantID] = []
    if case .participant(.released(let participant)) = turn.stimulus,
      !effects.contains(.participant(.deallocated(participant)))
    {
      kept.append(participant)
    }
    for case .participant(.reacted(_, .released(let participant))) in effects
    where !timeline.effects.contains(.participant(.deallocated(participant))) {
      kept.append(participant)
    }
    return kept.map { "\(name($0)) is still in memory" }
  }
}
