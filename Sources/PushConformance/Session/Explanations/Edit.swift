import PushSimulation

/// The change of effects that would repair a violation.
struct Edit: Sendable, Hashable {
  /// The kind of event that the effects follow; nil for any kind.
  private var stimulus: EventKinds.Heard?
  private let change: Symptom.Change
  /// The areas of the wrong effects; empty if no single effect is wrong.
  private let areas: Set<EventKinds.Done>

  init(_ symptom: Symptom) {
    change = symptom.change
    areas = symptom.isKnown ? symptom.effects : []
  }

  /// Creates an edit that repairs only violations after the same kind of event, for a cause without a situation.
  init(onlyAfterEventOf symptom: Symptom) {
    self.init(symptom)
    stimulus = symptom.stimulus
  }

  /// Returns whether the edit repairs a violation with the given symptom.
  func repairs(_ symptom: Symptom) -> Bool {
    var other = Edit(symptom)
    if stimulus != nil { other.stimulus = symptom.stimulus }
    return self == other
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
    case .differs: return true
    case .other:
      return Set(range.map { run.timeline.effects[$0].kind }).contains { kind in
        let places = range.filter { run.timeline.effects[$0].kind == kind }
        return isViolated(places.reversed().reduce(run) { $0.removingEffect(at: $1) })
          || places.contains {
            isViolated(run.adding(Run.LikelyEffect(effect: run.timeline.effects[$0]), toTurn: turn))
          }
      }
    }
  }
}

/// The edit in the file of answers, such as "missing toast" or "notification: unexpected badge".
extension Edit {
  var text: String {
    let names = areas.map { "\($0)" }.sorted().joined(separator: "+")
    return (stimulus.map { "\($0): " } ?? "") + change.rawValue + (names.isEmpty ? "" : " \(names)")
  }

  /// Reads a text; nil if it names no edit.
  init?(_ text: String) {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    if let first = words.first, first.hasSuffix(":") {
      let name = words.removeFirst().dropLast()
      guard let kind = EventKinds.Heard.allCases.first(where: { "\($0)" == name }) else {
        return nil
      }
      stimulus = kind
    }
    guard let change = words.first.flatMap({ Symptom.Change(rawValue: String($0)) }),
      words.count <= 2
    else { return nil }
    let names =
      words.dropFirst().first?.split(separator: "+", omittingEmptySubsequences: false) ?? []
    let areas = names.compactMap { name in
      EventKinds.Done.allCases.first { "\($0)" == name }
    }
    guard areas.count == names.count else { return nil }
    (self.change, self.areas) = (change, Set(areas))
  }
}
