import PushSimulation

/// The change to the effects of a run that would repair a violation.
struct Edit: Sendable, Hashable {
  /// The kind of event after which the effects occur; nil if the kind does not matter.
  private var stimulus: EventKinds.Heard?
  private let change: Symptom.Change
  /// The areas of the wrong effects; empty if no single effect is wrong.
  private let areas: Set<EventKinds.Done>

  init(_ symptom: Symptom) {
    change = symptom.change
    areas = symptom.isKnown ? symptom.effects : []
  }

  init(onlyAfterEventOf symptom: Symptom) {
    self.init(symptom)
    stimulus = symptom.stimulus
  }

  func repairs(_ symptom: Symptom) -> Bool {
    var other = Edit(symptom)
    if stimulus != nil { other.stimulus = symptom.stimulus }
    return self == other
  }

  var isKnown: Bool { !areas.isEmpty }

  /// Returns whether the check would notice, in a turn that now satisfies the check, the fault that the edit repairs.
  ///
  /// A check can judge only a part of its duty in a turn. For example, the check judges that an effect does not occur
  /// twice, but not that the effect occurs.
  func couldRepair(_ run: Run, atTurn turn: Int, judgedBy judge: (Run) -> Verdict) -> Bool {
    func isViolated(_ run: Run) -> Bool { judge(run).violations.contains { $0.turn == turn } }
    let span = run.digest.spans.first { $0.turns.contains(turn) }
    let range = span?.effects ?? run.timeline.turns[turn].effects
    func isNeeded(_ places: [Int]) -> Bool {
      !places.isEmpty && isViolated(places.reversed().reduce(run) { $0.removingEffect(at: $1) })
    }
    func isTooMuch(_ effects: [Run.LikelyEffect]) -> Bool {
      effects.contains { isViolated(run.adding($0, toTurn: turn)) }
    }
    let kinds = Dictionary(grouping: range) { run.timeline.effects[$0].kind }
    let places = range.filter { areas.contains(run.timeline.effects[$0].kind) }
    func copies(_ places: [Int]) -> [Run.LikelyEffect] {
      places.map { Run.LikelyEffect(effect: run.timeline.effects[$0]) }
    }
    return switch change {
    case .missing: isNeeded(places)
    case .repeated: isTooMuch(copies(places))
    case .unexpected:
      isTooMuch(
        copies(places)
          + run.likelyEffects(inTurn: turn).filter { areas.contains($0.effect.kind) }
      )
    case .differs: true
    case .other: kinds.values.contains { isNeeded($0) || isTooMuch(copies($0)) }
    }
  }

  /// Returns the facts before a turn that restate the violation instead of explaining the violation.
  ///
  /// One earlier effect then decides both the fact and the violation, for example "not answered before" and "must be
  /// answered now".
  func restatements(
    of run: Run,
    atTurn turn: Int,
    of requirement: Requirement,
    judgedBy judge: (Run) -> Verdict
  ) -> Set<Situation.Condition> {
    func violation(of run: Run) -> Violation? { judge(run).violations.first { $0.turn == turn } }
    let isViolated = violation(of: run) != nil
    guard isViolated == (change == .unexpected || change == .repeated) else { return [] }
    let features = RunFeatures(of: run)[turn]
    var found: Set<Situation.Condition> = []
    for place in 0..<run.timeline.turns[turn].effects.lowerBound
    where areas.isEmpty || areas.contains(run.timeline.effects[place].kind) {
      let other = run.removingEffect(at: place)
      let changed = violation(of: other)
      guard isViolated == (changed == nil),
        changed.map({ repairs(Symptom(of: $0, in: other, by: requirement)) }) ?? true
      else { continue }
      let others = RunFeatures(of: other)[turn]
      for feature in features.symmetricDifference(others) {
        let holds = isViolated == features.contains(feature)
        found.insert(Situation.Condition(feature: feature, holds: holds))
      }
    }
    return found
  }
}

/// Converts an edit to and from a string in the file of answers, such as "missing toast" or "notification: unexpected
/// badge".
extension Edit {
  var text: String {
    let names = areas.map { "\($0)" }.sorted().joined(separator: "+")
    return (stimulus.map { "\($0): " } ?? "") + change.rawValue + (names.isEmpty ? "" : " \(names)")
  }

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
