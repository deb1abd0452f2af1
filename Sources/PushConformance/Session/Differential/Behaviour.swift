import PushSimulation

/// The behaviour of a subject in a run, step by step, as far as it can be compared with another subject.
///
/// By steps and not by callbacks, since two subjects with different roles hear of one step by different
/// callbacks.
struct Behaviour: Equatable {
  /// The effects of each step.
  private(set) var steps: [TurnOutcome]
  /// Why the run did not come to its end, and in which step, if it did not.
  private(set) var problem: PlayProblem?

  init(of run: Run) {
    steps = [TurnOutcome](repeating: TurnOutcome(), count: run.steps.count)
    problem = run.problem
    for index in run.timeline.turns.indices {
      let turn = TurnView(run: run, index: index)
      steps[turn.turn.step].add(turn.outcome)
    }
  }

  /// The first step in which not all of several subjects did the same; nil where all did.
  static func firstDifference(among behaviours: [Behaviour]) -> Int? {
    guard let first = behaviours.first else { return nil }
    let others = behaviours.dropFirst()
    for step in first.steps.indices {
      guard others.allSatisfy({ $0.isLike(first, in: step) }) else { return step }
    }
    return nil
  }

  /// Whether two subjects did the same in a step.
  func isLike(_ other: Behaviour, in step: Int) -> Bool {
    did(in: step) == other.did(in: step) && problem(in: step) == other.problem(in: step)
  }

  /// Returns the effects of a step; nil for one that the run has not.
  func did(in step: Int) -> TurnOutcome? {
    steps.indices.contains(step) ? steps[step] : nil
  }

  /// Returns the problem that kept the run from going on beyond a step.
  func problem(in step: Int) -> PlayProblem.Cause? {
    guard let problem else { return nil }
    return problem.step ?? 0 == step ? problem.cause : nil
  }
}

extension TurnOutcome {
  /// Adds what came of a later turn.
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
    // Two apps may spell one token in two ways.
    uploads += later.uploads.map { $0.lowercased() }
    badge = later.badge ?? badge
    heard.merge(later.heard, uniquingKeysWith: +)
  }
}
