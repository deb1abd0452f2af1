import PropertyEngine
import PushSimulation

/// Finds the shortest scenario that violates the requirement which a generated run has violated.
///
/// The engine proposes choices, the machine makes scenarios of them, and the subject plays these. Locked to
/// the requirement: a scenario that breaks something else does not count.
@MainActor struct ScenarioShrinker {
  /// How many sequences of choices a shrink may try.
  ///
  /// Most make a scenario that was played already.
  static let budget = ShrinkBudget(runs: 2_000, stall: 500)

  let find: GeneratedRuns.Find
  let stage: Stage
  let steps: Int

  private struct Played {
    var run: Run
    var violation: Violation
  }

  /// Shrinks the find.
  ///
  /// - Returns: The run that is left, under a name by which a folder of scenarios can hold it, with the
  ///   violation; nil if that run does not violate the requirement again.
  func shrink() async -> (run: Run, violation: Violation)? {
    // What a brief look has shortened may be wrong for it alone.
    for watchfulness in stage.looks {
      let shortest = await shortest(watching: watchfulness)
      if let played = await play(shortest, watching: .full) {
        return (played.run, played.violation)
      }
    }
    return nil
  }

  private func shortest(watching watchfulness: Watchfulness) async -> Scenario {
    let requirement = find.requirement
    var best = find.run.scenario
    let machine = ScenarioMachine(area: find.block.area, roles: stage.subject.roles, steps: steps)
    let generator = machine.generator()
    var played: [Scenario: Played?] = [:]
    if var shrinker = Shrinker(find.trial, label: requirement.id, budget: Self.budget) {
      while let values = shrinker.next() {
        let made = generator.replay(values)
        let scenario = made.value.scenario
        guard made.record.isValid, !scenario.steps.isEmpty else {
          shrinker.report(Trial(record: made.record))
          continue
        }
        let known: Played?
        if let before = played[scenario] {
          known = before
        } else {
          known = await play(scenario, watching: watchfulness)
          played[scenario] = .some(known)
        }
        let trial = Trial(
          record: made.record,
          failures: known == nil ? [] : [requirement.id],
          end: known.flatMap { made.value.end(of: $0.violation, in: $0.run) }
        )
        if shrinker.report(trial) { best = scenario }
      }
    }
    best.id = "generated.\(requirement.id.replacing(".", with: "-"))"
    best.title = "Found by generation: \(requirement.clause)"
    best.exercises = [requirement.id]
    return best
  }

  private func play(_ scenario: Scenario, watching watchfulness: Watchfulness) async -> Played? {
    guard scenario.firstFault == nil else { return nil }
    let run = await stage.play(scenario, after: find.run, watching: watchfulness)
    let judged = await Evidence.verdict(of: find.requirement, on: run, on: stage)
    return judged.verdict.violations.first.map { Played(run: run, violation: $0) }
  }
}
