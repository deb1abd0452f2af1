import PushSimulation

/// All plays of a subject, and what is said of them.
@MainActor struct Look {
  let plays: [Evidence.Play]
  let evidence: Evidence
  /// A run that goes another way when its scenario is played again.
  let unstable: Run?

  /// Plays all scenarios that the subject can play and that somebody wants to see, and judges them by all
  /// requirements.
  ///
  /// A brief look is believed if whatever it finds wrong looks the same to one who watches in full. If
  /// not, the subject is one to be watched in full throughout.
  static func take(
    at kit: ConformanceKit,
    choosing filter: CaseFilter,
    on stage: Stage
  ) async -> Look {
    let look = await Look(at: kit, choosing: filter, on: stage)
    guard await look.isDoubtful(on: stage) else { return look }
    stage.watchInFull()
    return await Look(at: kit, choosing: filter, on: stage)
  }

  private init(
    at kit: ConformanceKit,
    choosing filter: CaseFilter,
    on stage: Stage
  ) async {
    plays = await Self.plays(of: kit, choosing: filter, on: stage)
    unstable = await Self.unstableRun(among: plays, on: stage)
    evidence = await Evidence.judge(
      plays.filter { $0.run.problem == nil },
      by: kit.catalogue.requirements.filter { $0.reasonToSkip(stage.subject) == nil },
      on: stage
    )
  }

  private static func plays(
    of kit: ConformanceKit,
    choosing filter: CaseFilter,
    on stage: Stage
  ) async -> [Evidence.Play] {
    let wantsRequirements = kit.catalogue.requirements.contains { filter.chooses($0.id) }
    var plays: [Evidence.Play] = []
    for scenario in kit.scenarios where kit.reasonToSkip(scenario, stage.subject) == nil {
      guard wantsRequirements || filter.chooses(scenario.id) else { continue }
      let start = ContinuousClock.now
      let run = await stage.play(scenario)
      plays.append(Evidence.Play(run: run, time: ContinuousClock.now - start))
    }
    return plays
  }

  /// Plays the first scenario of each area once more after all the others: a center that keeps
  /// something between runs shows it here.
  ///
  /// Before the first one of an area was played, nothing of what it is about had been kept.
  private static func unstableRun(among plays: [Evidence.Play], on stage: Stage) async -> Run? {
    var areas: Set<String> = []
    for run in plays.map(\.run) where run.problem == nil {
      guard areas.insert(run.scenario.area).inserted else { continue }
      guard await stage.repeats(run) else { return run }
    }
    return nil
  }

  /// Why further plays would prove nothing: the subject keeps something between them, or hangs.
  var obstacle: CaseError? {
    if let unstable { return .play(PlayProblem(step: nil, cause: .notRepeatable), in: unstable) }
    for run in plays.map(\.run) {
      if let problem = run.problem, problem.isHang { return .play(problem, in: run) }
    }
    return nil
  }

  /// Whether anything that is wrong looks different to one who watches in full.
  ///
  /// Of a center that is quiet when its callbacks return nothing can be missed but what comes after the
  /// end. If it goes another way all the same, that is what it is told.
  private func isDoubtful(on stage: Stage) async -> Bool {
    let isSynchronous = stage.subject.policies.work == .synchronous
    guard stage.watchfulness != .full, !isSynchronous || unstable == nil else { return false }
    let accused = evidence.accused
    for run in plays.map(\.run) {
      let isWrong = run.problem?.isLateEffect ?? !OutcomeCheck.mismatches(of: run).isEmpty
      guard isWrong || run === unstable || accused.contains(run.scenario.id) else { continue }
      let again = await stage.play(run.scenario, after: run, watching: .full)
      if isSynchronous ? again.problem != run.problem : !again.isRepetition(of: run) {
        return true
      }
    }
    return false
  }
}

extension Stage {
  /// Whether a run goes the same way when its scenario is played again.
  func repeats(_ run: Run) async -> Bool {
    await play(run.scenario, after: run).isRepetition(of: run)
  }
}

extension Run {
  fileprivate func isRepetition(of other: Run) -> Bool {
    problem == other.problem
      && timeline.isEquivalent(to: other.timeline, under: policies.release)
  }
}
