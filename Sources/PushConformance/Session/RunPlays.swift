/// The plays of one subject: of the golden scenarios, and of generated runs.
enum RunPlays {
  /// The kit played nothing, because the declaration or the adapter is faulty.
  case none(CaseError)
  case played(GoldenRuns, GeneratedRuns.Outcome)

  @MainActor var showNothing: Bool {
    guard case .played(let golden, let drawn) = self else { return false }
    return golden.obstacle == nil && golden.evidence.showsNothing && drawn.finds.isEmpty
      && drawn.blocks.allSatisfy { $0.violated.isEmpty && $0.troubled == nil }
      && golden.plays.map(\.run).allSatisfy { run in
        run.problem == nil && run.order.fitsPlay && OutcomeCheck.mismatches(of: run).isEmpty
      }
  }

  @MainActor var obstacle: CaseError? {
    switch self {
    case .none(let error): error
    case .played(let golden, _): golden.obstacle
    }
  }

  /// Returns how often a requirement held in golden scenarios and in all runs, and how many runs exercised the
  /// requirement.
  @MainActor func occasions(of requirement: Requirement) -> (golden: Int, all: Int, runs: Int) {
    guard case .played(let golden, let drawn) = self, let judged = golden.evidence[requirement]
    else { return (0, 0, 0) }
    var all = judged.tally
    all.add(drawn.tally(of: requirement))
    return (judged.tally.satisfied, all.satisfied, all.exercisedRuns)
  }
}
