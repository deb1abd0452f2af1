import PropertyEngine
import PushSimulation

/// Finds the shortest scenario that still shows what a generated one has shown.
///
/// The engine proposes choices, the machine makes scenarios of them, and somebody plays these.
@MainActor struct ScenarioShrinker {
  /// How many sequences of choices a shrink may try.
  ///
  /// Most make a scenario that was played already.
  static let budget = ShrinkBudget(runs: 8_000, stall: 2_000)

  /// The place at which a scenario has shown it: the step, if one can be named.
  struct Showing {
    var step: Int?
  }

  /// What made the scenario.
  let machine: ScenarioMachine
  /// The choices that made it, and what it shows.
  let trial: Trial<String>

  /// Shrinks.
  ///
  /// - Parameters:
  ///   - scenario: The scenario that was generated.
  ///   - improved: Hears of each scenario that takes the place of the one before.
  ///   - shows: Plays a scenario; nil where it does not show the same.
  /// - Returns: The shortest scenario.
  func shortest(
    from scenario: Scenario,
    improved: (Scenario) -> Void = { _ in },
    _ shows: (Scenario) async -> Showing?
  ) async -> Scenario {
    var best = scenario
    guard let label = trial.failures.first,
      var shrinker = Shrinker(trial, label: label, budget: Self.budget)
    else { return best }
    let generator = machine.generator()
    var played: [Scenario: Showing?] = [:]
    while let values = shrinker.next() {
      let made = generator.replay(values)
      let scenario = made.value.scenario
      guard made.record.isValid, !scenario.steps.isEmpty, scenario.firstFault == nil else {
        shrinker.report(Trial(record: made.record))
        continue
      }
      let showing: Showing?
      if let known = played[scenario] {
        showing = known
      } else {
        showing = await shows(scenario)
        played[scenario] = .some(showing)
      }
      let end = made.value.end(ofStep: showing?.step)
      let failures = showing == nil ? [] : trial.failures
      if shrinker.report(Trial(record: made.record, failures: failures, end: end)) {
        best = scenario
        improved(best)
      }
    }
    return best
  }
}

extension Run {
  /// The step of the scenario that a turn belongs to.
  func step(ofTurn turn: Int) -> Int? {
    timeline.turns.indices.contains(turn) ? timeline.turns[turn].step : nil
  }
}
