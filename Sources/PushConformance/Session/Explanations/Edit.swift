import PushSimulation

/// The change of effects that would repair a violation.
struct Edit: Sendable, Hashable {
  private let change: Symptom.Change
  /// The areas of the wrong effects; empty if no single effect is wrong.
  private let areas: Set<EventKinds.Done>

  init(_ symptom: Symptom) {
    change = symptom.change
    areas = symptom.isKnown ? symptom.effects : []
  }

  /// Returns whether a check would notice, in a turn that satisfies it, the fault that the edit repairs.
  ///
  /// A check may judge less in some turns, such as that an effect does not come twice, but not that it comes.
  func couldRepair(_ run: Run, atTurn turn: Int, judgedBy judge: (Run) -> Verdict) -> Bool {
    func isViolated(_ run: Run) -> Bool { judge(run).violations.contains { $0.turn == turn } }
    let span = run.digest.spans.first { $0.turns.contains(turn) }
    let range = span?.effects ?? run.timeline.turns[turn].effects
    let places = range.filter { areas.contains(run.timeline.effects[$0].kind) }
    switch change {
    case .missing:
      return !places.isEmpty
        && isViolated(places.reversed().reduce(run) { $0.removingEffect(at: $1) })
    case .unexpected, .repeated:
      let copies = places.map { Run.LikelyEffect(effect: run.timeline.effects[$0]) }
      let others = run.likelyEffects(inTurn: turn).filter { areas.contains($0.effect.kind) }
      return (copies + others).contains { isViolated(run.adding($0, toTurn: turn)) }
    case .differs, .other: return true
    }
  }
}
