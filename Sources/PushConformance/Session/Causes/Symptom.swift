import PushSimulation

/// The wrong effect behind a violation, and the kind of event that leads to it.
///
/// It has no names, no numbers and no seed, so that two runs of one fault have the same one.
package struct Symptom: Sendable, Hashable {
  /// The difference between the effects of a turn and those that the requirement demands.
  package enum Change: String, Sendable, Hashable {
    /// An effect should not be there.
    case unexpected
    /// An effect comes too often: without any one of several the requirement holds.
    case repeated
    /// An effect is missing.
    case missing
    /// The effects differ from those of a variant of the scenario.
    case differs
    /// Neither one effect less nor one more would do.
    case other
  }

  /// The area of the stimulus.
  var stimulus: EventKinds.Heard
  /// The state of the application.
  var state: ApplicationState
  /// The difference.
  package var change: Change
  /// The areas of the wrong effects; of all effects of the turn where no single one is wrong.
  var effects: Set<EventKinds.Done>

  /// The symptom in the form of keys, such as `notification: unexpected toast`.
  package var key: String {
    let areas = effects.map { "\($0)" }.sorted().joined(separator: "+")
    return "\(stimulus): \(change.rawValue)" + (areas.isEmpty ? "" : " \(areas)")
  }

  /// Whether the requirement holds once the effect is put right; otherwise it only has no occasion.
  var isCertain = true

  /// Whether a single effect is wrong.
  var isKnown: Bool {
    switch change {
    case .unexpected, .repeated, .missing: true
    case .differs, .other: false
    }
  }

  /// Returns whether something else is known to be wrong: too little here, and too much there, or the reverse.
  func isOpposite(of other: Symptom) -> Bool {
    isKnown && other.isKnown && change != other.change
  }

  /// Returns whether the same effect may be wrong in both.
  func mayShareEffect(with other: Symptom) -> Bool {
    !isKnown || !other.isKnown || !isCertain || !other.isCertain
      || !effects.isDisjoint(with: other.effects)
  }

  /// Returns whether the same kind of event in the same state of the application led to the wrong effect.
  func hasSameOccasion(as other: Symptom) -> Bool {
    stimulus == other.stimulus && state == other.state
  }
}

extension Symptom {
  /// Finds out which effect of a run violates a requirement.
  ///
  /// The effects of the turn are taken out one at a time, and likely effects are put in. If the requirement then
  /// holds, that effect is the wrong or the missing one.
  ///
  /// - Parameters:
  ///   - violation: The violation.
  ///   - run: The run.
  ///   - requirement: The requirement.
  init(of violation: Violation, in run: Run, by requirement: Requirement) {
    let turn = run.timeline.turns[violation.turn]
    stimulus = turn.stimulus.kind
    state = turn.state
    let span = run.digest.spans.first { $0.turns.contains(violation.turn) }
    let places = span.map { Array($0.effects) } ?? Array(turn.effects)
    let present = Set(places.map { run.timeline.effects[$0].kind })
    guard case .absolute(let judge)? = requirement.check?.form else {
      (change, effects) = (.differs, present)
      return
    }
    let before = judge(run).satisfied
    /// Returns how an edited run fares at the turn: worse, without an occasion, or well.
    func fares(_ edited: Run) -> Fare {
      let verdict = judge(edited)
      if verdict.violations.contains(where: { $0.turn == violation.turn }) { return .violates }
      return verdict.satisfied > before ? .holds : .hasNoOccasion
    }
    let removals = places.map { (place: $0, fare: fares(run.removingEffect(at: $0))) }
    var missing: Set<EventKinds.Done> = []
    if !removals.contains(where: { $0.fare == .holds }) {
      for candidate in run.likelyEffects(inTurn: violation.turn) {
        guard !missing.contains(candidate.effect.kind) else { continue }
        if fares(run.adding(candidate, toTurn: violation.turn)) == .holds {
          missing.insert(candidate.effect.kind)
        }
      }
    }
    let wanted: Fare = removals.contains { $0.fare == .holds } ? .holds : .hasNoOccasion
    let wrong = removals.filter { $0.fare == wanted }.map { run.timeline.effects[$0.place].kind }
    if !missing.isEmpty {
      (change, effects) = (.missing, missing)
    } else if !wrong.isEmpty {
      change = Set(wrong).count == 1 && wrong.count > 1 ? .repeated : .unexpected
      effects = Set(wrong)
      isCertain = wanted == .holds
    } else {
      (change, effects) = (.other, present)
    }
  }

  private enum Fare {
    case violates
    case hasNoOccasion
    case holds
  }
}
