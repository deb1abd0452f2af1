import PropertyEngine

/// Finds the shortest scenario that violates the requirement which a generated run has violated.
///
/// Locked to the requirement: a scenario that breaks something else does not count.
@MainActor struct FindShrinker {
  let find: GeneratedRuns.Find
  let stage: Stage
  /// What has drawn it.
  let machine: ScenarioMachine
  /// Who keeps what is found, if anybody does.
  let keeper: (any FindKeeper)?

  private struct Played {
    var run: Run
    var violation: Violation
  }

  /// Shrinks the find.
  ///
  /// - Returns: The run that is left, under a name by which a folder of scenarios can hold it, with the
  ///   violation, and where the scenario is kept; nil if that run does not violate the requirement again.
  func shrink() async -> (run: Run, violation: Violation, path: String?)? {
    guard let played = await play(find.named(await shortest())) else { return nil }
    // Some steps are what they are for what lies before them: choices alone do not get rid of that.
    var reducer = StepReducer(played.run, played.violation, of: find.requirement, on: stage)
    let left = await reducer.reduce()
    return (left.run, left.violation, keep(left.run.scenario, in: left.run.order.schedule))
  }

  private func shortest() async -> Scenario {
    var length = find.run.steps.count
    return await ScenarioShrinker(machine: machine, trial: find.trial).shortest(
      from: find.run.scenario,
      improved: { scenario in
        // Files are slow, and a smaller number in a step is soon followed by a smaller one.
        guard scenario.steps.count < length else { return }
        length = scenario.steps.count
        keep(scenario)
      }
    ) { scenario in
      guard let played = await play(scenario) else { return nil }
      return ScenarioShrinker.Showing(step: played.run.step(ofTurn: played.violation.turn))
    }
  }

  /// Keeps a scenario, unless it needs an order of tasks, which its file does not hold.
  @discardableResult private func keep(
    _ scenario: Scenario,
    in schedule: Schedule? = nil
  ) -> String? {
    guard (schedule ?? find.run.order.schedule).choices.isEmpty else { return nil }
    return keeper?.keep(find.named(scenario), foundWith: stage.subject.name)
  }

  private func play(_ scenario: Scenario) async -> Played? {
    let run = await stage.play(
      scenario,
      in: find.run.order.schedule,
      after: find.run,
      listening: false
    )
    let judged = await Evidence.verdict(of: find.requirement, on: run, on: stage)
    return judged.verdict.violations.first.map { Played(run: run, violation: $0) }
  }
}
