/// Finds a scenario that violates the same requirement as a generated run, and is as short and simple as possible.
@MainActor struct FindShrinker {
  /// The largest number of plays; a generated scenario has many steps, and the violation does not need most of these
  /// steps.
  private static let budget = 2_000

  let find: GeneratedRuns.Find
  let stage: Stage
  let keeper: (any FindKeeper)?

  /// Returns the shortest run, its violation and the path of the stored file; nil if the violation does not recur.
  ///
  /// The scenario of the run gets a name that is valid for a scenario file.
  func shrink() async -> (run: Run, violation: Violation, path: String?)? {
    let first = await stage.play(
      find.named(find.scenario),
      in: find.schedule,
      violating: find.requirement
    )
    guard let first else { return nil }
    var length = first.run.steps.count
    var reducer = ScenarioReducer(first, of: find.requirement, on: stage, budget: Self.budget) {
      // Writing a file is slow, and shorter scenarios soon follow. So the shrinker does not store a scenario that is
      // simpler but not shorter.
      guard $0.run.steps.count < length else { return }
      length = $0.run.steps.count
      keep($0.run)
    }
    await reducer.reduceAndMakePlain()
    let left = reducer.best.witness
    return (left.run, left.violation, keep(left.run))
  }

  /// Stores the scenario of a run, unless the run needs a certain order of jobs, which scenario files cannot express.
  @discardableResult private func keep(_ run: Run) -> String? {
    guard run.order.schedule.choices.isEmpty else { return nil }
    return keeper?.keep(find.named(run.scenario), foundWith: stage.subject.name)
  }
}

/// An object that stores finds: generated scenarios that violate a requirement.
///
/// The kit stores a find after the block of the find and all earlier blocks have been played. So a crash in a later
/// block cannot lose the find.
package protocol FindKeeper: Sendable {
  /// Stores a scenario, and replaces an earlier scenario with the same name; returns the path of the file, or nil if
  /// storing failed.
  func keep(_ scenario: Scenario, foundWith subject: String) -> String?
}
