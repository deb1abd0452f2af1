import PushSimulation

/// The effect that is wrong in a violation, and the kind of event that led to the effect.
///
/// A symptom contains no names, numbers or seed, so that two different runs with the same fault can have equal
/// symptoms.
package struct Symptom: Sendable, Hashable {
  package enum Change: String, Sendable, Hashable {
    case unexpected
    /// The run has several effects of one kind, and should have one fewer.
    case repeated
    case missing
    /// The effects of the run and of a variant of the scenario differ.
    case differs
    /// No single effect is wrong: the requirement still does not hold after one effect is removed or added.
    case other
  }

  var stimulus: EventKinds.Heard
  /// The state of the application before the turn.
  var state: ApplicationState
  package var change: Change
  /// The areas of the wrong effects; if no single effect is wrong, the areas of all effects of the turn.
  var effects: Set<EventKinds.Done>

  /// The symptom as a string, such as `notification: unexpected toast`.
  ///
  /// The key of a finding is the name of the requirement, followed by this string.
  package var key: String {
    let areas = effects.map { "\($0)" }.sorted().joined(separator: "+")
    return "\(stimulus): \(change.rawValue)" + (areas.isEmpty ? "" : " \(areas)")
  }

  /// True if the requirement has an occasion, and holds, in a copy of the run in which the wrong effect is corrected.
  ///
  /// False if the copy has no occasion, and so merely does not violate the requirement.
  var isCertain = true

  /// The fields of the notification that the center reads wrongly in the turn, such as `url`.
  var misread: Set<String> = []

  var isExcess: Bool { change == .unexpected || change == .repeated }

  var excess: Set<EventKinds.Done> { isExcess && isCertain ? effects : [] }

  var mayLack: Bool { change == .missing || change == .other }

  /// True if a single effect is wrong.
  var isKnown: Bool {
    switch change {
    case .unexpected, .repeated, .missing: true
    case .differs, .other: false
    }
  }

  func isOpposite(of other: Symptom) -> Bool {
    isKnown && other.isKnown && change != other.change
  }

  func isLackOpposedTo(_ other: Symptom) -> Bool {
    change == .missing && other.isExcess || isExcess && other.change == .missing
  }

  func mayShareEffect(with other: Symptom) -> Bool {
    !isKnown || !other.isKnown || !isCertain || !other.isCertain
      || !effects.isDisjoint(with: other.effects)
  }

  func hasSameOccasion(as other: Symptom) -> Bool {
    stimulus == other.stimulus && state == other.state
  }
}

extension Symptom {
  /// Finds out which effect of a run violates a requirement.
  ///
  /// The initializer judges copies of the run. In each copy, one effect of the turn is removed, or one likely effect is
  /// added. If the requirement holds for a copy, the removed effect is wrong, or the added effect is missing.
  init(of violation: Violation, in run: Run, by requirement: Requirement) {
    let turn = run.timeline.turns[violation.turn]
    stimulus = turn.stimulus.kind
    state = turn.state
    let span = run.digest.spans.first { $0.turns.contains(violation.turn) }
    let places = span.map { Array($0.effects) } ?? Array(turn.effects)
    let present = Set(places.map { run.timeline.effects[$0].kind })
    misread = run.misreadFields(at: places, inStep: turn.step)
    guard case .absolute(let judge)? = requirement.strict.check?.form else {
      (change, effects) = (.differs, present)
      return
    }
    let before = judge(run).satisfied
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

  private enum Fare { case violates, hasNoOccasion, holds }
}

extension Run {
  /// Returns the sorted indices of the effects that `symptom` has in excess (unexpected or repeated).
  ///
  /// The effects can be in other turns of the same step. A step that passes time is an exception, because such a step
  /// can have many events.
  func excess(of symptom: Symptom, atTurn turn: Int) -> [Int] {
    let violating = timeline.turns[turn]
    let passesTime = if case .time = steps[violating.step] { true } else { false }
    let turns = passesTime ? [violating] : timeline.turns.filter { $0.step == violating.step }
    return turns.flatMap(\.effects).filter { symptom.excess.contains(timeline.effects[$0].kind) }
  }

  fileprivate func misreadFields(at places: [Int], inStep step: Int) -> Set<String> {
    let named = steps[step].notifications.first
    let meant = notifications.first { $0.name == named }?.facts
    var fields: Set<String> = []
    for id in places.compactMap({ timeline.effects[$0].sighting }) {
      let seen = timeline.sightings[id.index]
      let facts = seen.notification.map { notifications[$0.index].facts } ?? meant
      if let facts { fields.formUnion(seen.sighting.mismatches(with: facts).map(\.field)) }
    }
    return fields
  }
}
