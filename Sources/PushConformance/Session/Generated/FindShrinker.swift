/// Finds the shortest and plainest scenario for a requirement that a generated run has violated.
///
/// A scenario that violates only another requirement does not count.
@MainActor struct FindShrinker {
  /// The largest number of plays.
  ///
  /// Generated scenarios have more steps than golden ones, and most of them are irrelevant.
  private static let budget = 2_000

  let find: GeneratedRuns.Find
  let stage: Stage
  /// Stores the scenarios found; nil to store none.
  let keeper: (any FindKeeper)?

  /// Shortens the find.
  ///
  /// - Returns: The final run under a name that a scenario file can have, its violation, and the path of the file; nil
  ///   if the violation does not recur.
  func shrink() async -> (run: Run, violation: Violation, path: String?)? {
    let first = await stage.play(
      find.named(find.scenario),
      in: find.schedule,
      violating: find.requirement
    )
    guard let first else { return nil }
    var length = first.run.steps.count
    var reducer = ScenarioReducer(first, of: find.requirement, on: stage, budget: Self.budget) {
      // Writing files is slow, and shorter scenarios soon follow plainer ones. So only shorter ones are stored.
      guard $0.run.steps.count < length else { return }
      length = $0.run.steps.count
      keep($0.run)
    }
    await reducer.reduceAndMakePlain()
    let left = reducer.best.witness
    return (left.run, left.violation, keep(left.run))
  }

  /// Stores the scenario of a run, unless it needs an order of jobs, which scenario files cannot hold.
  @discardableResult private func keep(_ run: Run) -> String? {
    guard run.order.schedule.choices.isEmpty else { return nil }
    return keeper?.keep(find.named(run.scenario), foundWith: stage.subject.name)
  }
}
