import PushSimulation

extension Run {
  func summary(ofTurn index: Int, with symptom: Symptom? = nil) -> String {
    guard timeline.turns.indices.contains(index) else { return "nothing" }
    let excess = symptom.map { self.excess(of: $0, atTurn: index) } ?? []
    let places = excess.isEmpty ? effects(seenAtTurn: index) : excess
    let texts = self.texts(of: places) + releasedAndAlive(afterTurn: index)
    guard !texts.isEmpty else { return "nothing" }
    let only = symptom?.change == .missing && !places.isEmpty ? "only " : ""
    return only + texts.joined(separator: "; ")
  }

  /// Returns the effects of a turn or, if the turn has none, of its step, because a story shows steps and not turns.
  private func effects(seenAtTurn index: Int) -> [Int] {
    let turn = timeline.turns[index]
    if !turn.effects.isEmpty { return Array(turn.effects) }
    return timeline.turns.filter { $0.step == turn.step }.flatMap(\.effects)
  }

  private func texts(of places: [Int]) -> [String] {
    var texts: [String] = []
    var callees: [String] = []
    for (order, place) in places.enumerated() {
      guard let call = serviceCall(at: place) else {
        texts.append(text(timeline.effects[place]))
        continue
      }
      callees.append(call.service)
      let next = places.dropFirst(order + 1).first.flatMap(serviceCall)
      if next?.phrase == call.phrase { continue }
      let noun = callees.count == 1 ? "service" : "services"
      texts.append("called \(noun) \(callees.joined(separator: ", "))\(call.phrase)")
      callees = []
    }
    return texts
  }

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
