import PushSimulation

/// The effects of one run, by step; the kit compares these effects between subjects.
///
/// The effects are grouped by step, because subjects with different roles receive different callbacks in one step.
struct Behavior: Equatable {
  private(set) var steps: [TurnOutcome]
  private(set) var problem: PlayProblem?

  init(of run: Run) {
    steps = [TurnOutcome](repeating: TurnOutcome(), count: run.steps.count)
    problem = run.problem
    for index in run.timeline.turns.indices {
      let turn = TurnView(run: run, index: index)
      steps[turn.turn.step].add(turn.outcome)
    }
  }

  static func firstDifference(among behaviors: [Behavior]) -> Int? {
    guard let first = behaviors.first else { return nil }
    // If the process of a subject ends, the effects of all steps are lost. So the kit cannot compare the steps before
    // the end.
    let ends = behaviors.compactMap(\.stepOfEnd)
    if let end = ends.min(), ends.count < behaviors.count { return end }
    let others = behaviors.dropFirst()
    for step in first.steps.indices {
      guard others.allSatisfy({ $0.isLike(first, in: step) }) else { return step }
    }
    return nil
  }

  private var stepOfEnd: Int? {
    guard let problem, case .processEnded = problem.cause else { return nil }
    return problem.step ?? 0
  }

  func isLike(_ other: Behavior, in step: Int) -> Bool {
    did(in: step) == other.did(in: step) && problem(in: step) == other.problem(in: step)
  }

  func did(in step: Int) -> TurnOutcome? { steps.indices.contains(step) ? steps[step] : nil }

  func problem(in step: Int) -> PlayProblem.Cause? {
    guard let problem else { return nil }
    return problem.step ?? 0 == step ? problem.cause : nil
  }
}

extension TurnOutcome {
  fileprivate mutating func add(_ later: TurnOutcome) {
    toasts += later.toasts
    routes += later.routes
    taken += later.taken
    loads += later.loads
    events += later.events
    stacks += later.stacks
    data += later.data
    replies += later.replies
    calls += later.calls
    // One app can upload a token in lowercase, and another app can upload the same token in uppercase.
    uploads += later.uploads.map { $0.lowercased() }
    badge = later.badge ?? badge
    heard.merge(later.heard, uniquingKeysWith: +)
  }
}
