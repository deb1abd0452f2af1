/// Finds the shortest and plainest scenario that violates the requirement which a generated run has violated.
///
/// A scenario that violates another requirement does not count.
@MainActor struct FindShrinker {
  /// The most plays: a generated scenario has more steps than a golden one, and most of them are by the way.
  private static let budget = 2_000

  let find: GeneratedRuns.Find
  let stage: Stage
  /// The keeper of finds, if there is one.
  let keeper: (any FindKeeper)?

  /// Shrinks the find.
  ///
  /// - Returns: The run that is left, under a name by which a folder of scenarios can hold it, with the
  ///   violation, and where the scenario is kept; nil if the find does not come again.
  func shrink() async -> (run: Run, violation: Violation, path: String?)? {
    let first = await stage.play(
      find.named(find.run.scenario),
      in: find.run.order.schedule,
      after: find.run,
      violating: find.requirement
    )
    guard let first else { return nil }
    var length = first.run.steps.count
    var reducer = ScenarioReducer(first, of: find.requirement, on: stage, budget: Self.budget) {
      // Files are slow, and a scenario that is plainer is soon followed by one that is shorter.
      guard $0.run.steps.count < length else { return }
      length = $0.run.steps.count
      keep($0.run)
    }
    await reducer.reduceAndMakePlain()
    let left = reducer.best.witness
    return (left.run, left.violation, keep(left.run))
  }

  /// Keeps the scenario of a run, unless it needs an order of tasks, which its file does not hold.
  @discardableResult private func keep(_ run: Run) -> String? {
    guard run.order.schedule.choices.isEmpty else { return nil }
    return keeper?.keep(find.named(run.scenario), foundWith: stage.subject.name)
  }
}
