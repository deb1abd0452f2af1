import PushSimulation

/// A run that violates a requirement, and the first violation in the run.
struct ViolatingRun {
  var run: Run
  var violation: Violation
}

extension Stage {
  /// Plays a scenario once, without waiting for effects after the last turn.
  ///
  /// Returns nil if the run does not violate the requirement, or if the subject cannot play the scenario.
  func play(
    _ scenario: Scenario,
    in schedule: Schedule,
    after earlier: Run? = nil,
    violating requirement: Requirement
  ) async -> ViolatingRun? {
    // A subject cannot play a step for which it lacks the role, or a push that its app never receives.
    guard scenario.isPlayable(by: subject) else { return nil }
    let run = await play(scenario, in: schedule, after: earlier, listening: false)
    let judged = await Evidence.verdict(of: requirement, on: run, on: self)
    return judged.verdict.violations.first.map { ViolatingRun(run: run, violation: $0) }
  }
}

extension ScenarioReducer<ViolatingRun> {
  init(
    _ first: ViolatingRun,
    of requirement: Requirement,
    on stage: Stage,
    budget: Int = 400,
    telling tell: @escaping (ViolatingRun) -> Void = { _ in }
  ) {
    self.init(Showing(first), budget: budget) { scenario, schedule in
      let violating = await stage.play(
        scenario,
        in: schedule,
        after: first.run,
        violating: requirement
      )
      guard let violating else { return nil }
      tell(violating)
      return Showing(violating)
    }
  }
}

extension ScenarioReducer<ViolatingRun>.Showing {
  fileprivate init(_ violating: ViolatingRun) {
    self.init(
      scenario: violating.run.scenario,
      schedule: violating.run.order.schedule,
      lastStep: violating.run.step(ofTurn: violating.violation.turn),
      witness: violating
    )
  }
}

extension Run {
  fileprivate func step(ofTurn turn: Int) -> Int? {
    timeline.turns.indices.contains(turn) ? timeline.turns[turn].step : nil
  }
}
