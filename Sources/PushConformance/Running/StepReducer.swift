import PushSimulation

/// Finds the shortest steps that still violate a requirement.
///
/// Leaves out runs of steps, first long ones and then shorter ones, as long as the same requirement
/// stays violated; what is left cannot lose any single step. Bounded in plays, so that a slow center
/// does not hold up its own report.
@MainActor struct StepReducer {
  /// The most plays that one reduction makes.
  static let budget = 400

  let requirement: Requirement
  let stage: Stage
  private var plays = 0

  init(requirement: Requirement, stage: Stage) {
    self.requirement = requirement
    self.stage = stage
  }

  /// Reduces a run; the result violates the requirement as well.
  mutating func reduce(
    _ run: Run,
    _ violation: Violation
  ) async -> (run: Run, violation: Violation) {
    var best = (run: run, violation: violation)
    // What comes after the violation cannot have caused it.
    let last =
      run.timeline.turns.indices.contains(violation.turn)
      ? run.timeline.turns[violation.turn].step : run.scenario.steps.count - 1
    if let cut = await violating(Array(run.scenario.steps.prefix(last + 1)), like: best.run) {
      best = cut
    }
    var length = max(1, best.run.scenario.steps.count / 2)
    while true {
      var hasShrunk = false
      var start = best.run.scenario.steps.count - length
      while start >= 0, plays < Self.budget {
        var steps = best.run.scenario.steps
        steps.removeSubrange(start..<min(start + length, steps.count))
        if let shorter = await violating(steps, like: best.run) {
          best = shorter
          hasShrunk = true
        }
        start = min(start - 1, best.run.scenario.steps.count - length)
      }
      guard plays < Self.budget else { return best }
      if length == 1, !hasShrunk { return best }
      length = hasShrunk ? length : max(1, length / 2)
    }
  }

  private mutating func violating(
    _ steps: [Step],
    like run: Run
  ) async -> (run: Run, violation: Violation)? {
    plays += 1
    var scenario = run.scenario
    scenario.given = []
    scenario.when = steps
    scenario.forgetUnused()
    let played = await stage.play(scenario, awaitingLateEffects: false)
    let judged = await Evidence.verdict(of: requirement, on: played, on: stage)
    return judged.verdict.violations.first.map { (played, $0) }
  }
}

extension Scenario {
  /// Leaves out the notifications and participants that no step names.
  fileprivate mutating func forgetUnused() {
    let people = Set(steps.compactMap(\.participant))
    suppressors = suppressors.filter { people.contains($0.key) }
    observers.removeAll { !people.contains($0) }
    let named = Set(steps.flatMap(\.notifications))
    suppressors = suppressors.mapValues { rule in
      guard case .only(let names) = rule else { return rule }
      return .only(names.filter(named.contains))
    }
    notifications = notifications.filter { named.contains($0.key) }
    then = ScenarioOutcome()
  }
}
