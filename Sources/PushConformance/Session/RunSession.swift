import PushSimulation

/// Plays all scenarios with one subject, and judges the runs by all requirements.
@MainActor struct RunSession {
  let kit: ConformanceKit
  let options: RunOptions
  let stage: Stage
  let keeper: (any FindKeeper)?
  var observer: (any RunObserver)?
  /// The scenarios and blocks to play: all, or those of one shard.
  var played = Share.whole
  /// The scenarios and blocks whose results the session reports.
  ///
  /// A session that plays the whole run for one shard reports only the results of this shard.
  var told = Share.whole
  /// The cases that the session reports to the observer before all results are known.
  var early = EarlyCases(isAllowed: false)

  /// The reasons why the subject does not play scenarios, by the names of these scenarios.
  private let reasonsToSkip: [String: SkipReason]

  init(
    kit: ConformanceKit,
    options: RunOptions,
    stage: Stage,
    keeper: (any FindKeeper)?
  ) {
    (self.kit, self.options, self.stage, self.keeper) = (kit, options, stage, keeper)
    // A session asks for the reasons often, and finding them again would take as long as many plays.
    var reasons: [String: SkipReason] = [:]
    for scenario in kit.scenarios {
      reasons[scenario.id] = kit.reasonToSkip(scenario, stage.subject)
    }
    reasonsToSkip = reasons
  }

  var subject: PushCenterSubject { stage.subject }

  func reasonToSkip(_ scenario: Scenario) -> SkipReason? { reasonsToSkip[scenario.id] }

  func run() async -> [CaseResult] { await conclude(await play()) }

  func play() async -> RunPlays {
    let scenarios = applyingScenarios.filter(played.contains)
    let blocks = blocksToPlay
    let drawn = blocks.reduce(0) { $0 + $1.runs(of: subject, options) }
    observer?.note(.began(subject: subject.name, runs: scenarios.count + drawn))
    if let fault = subject.declarationFault(in: kit) { return .none(.declaration(fault)) }
    if let problem = await AdapterCheck.problem(on: stage) { return .none(.adapter(problem)) }
    let golden = await GoldenRuns.play(scenarios, of: kit, as: options, on: stage) {
      observer?.note(.played(runs: 1))
    }
    tellViolations(in: golden.evidence)
    // The session reports the results of scenarios now. So they are not lost if the run is killed during the generated
    // runs.
    if observer != nil, early.isAllowed { _ = told(scenarioResults(of: golden)) }
    let drawnRuns = golden.obstacle == nil ? await draw(blocks) : GeneratedRuns.Outcome()
    observer?.note(.judging)
    return .played(golden, drawnRuns)
  }

  /// Plays the runs with violations again, shortens their scenarios, and returns the results of all cases.
  func conclude(_ plays: RunPlays) async -> [CaseResult] {
    let golden: GoldenRuns
    let generated: Generated
    switch plays {
    case .none(let error): return told(results(error))
    case .played(let runs, let drawn):
      golden = runs
      generated = await prove(drawn)
    }
    let evidence = golden.evidence.adding(generated, to: kit.catalogue.requirements)
    var cases: [CaseResult] = []
    for requirement in kit.catalogue.requirements {
      var result = await result(of: requirement, evidence[requirement], unstable: golden.unstable)
      if result.outcome.isNotExercised {
        result.outcome = await reasonNotExercised(requirement, golden.plays)
      } else if case .skipped(.unseen) = result.outcome {
        result.outcome = lostOccasion(of: requirement, golden.plays) ?? result.outcome
      }
      cases += told([result])
    }
    cases += told(scenarioResults(of: golden))
    addResults(of: generated, obstacle: golden.obstacle, to: &cases)
    if options.shortens { await nameCauses(in: &cases) }
    return cases
  }

  // MARK: - Requirements

  private func result(
    of requirement: Requirement,
    _ evidence: Evidence.Judged?,
    unstable: UnstableRun?
  ) async -> CaseResult {
    var result = CaseResult(
      subject: subject.name,
      kind: .requirement,
      id: requirement.id,
      title: requirement.fullClause,
      level: isPending(requirement) ? requirement.level : weight(of: requirement),
      outcome: .passed
    )
    guard options.filter.chooses(requirement.id) else {
      result.outcome = .skipped(.filtered)
      return result
    }
    if let reason = requirement.reasonToSkip(subject) {
      result.outcome = .skipped(reason)
      return result
    }
    result.isPending = isPending(requirement)
    guard let evidence else { return result }
    result.satisfiedCount = evidence.satisfied
    result.exercisedRunCount = evidence.exercisedRuns
    result.time = evidence.time
    if !evidence.violations.isEmpty {
      await judge(requirement, evidence, &result)
    } else if let unstable, unstable.run.scenario.exercises.contains(requirement.id) {
      result.outcome = .error(.unstable(unstable))
    } else if let proof = evidence.proof {
      judge(requirement, proof, &result)
    } else if let troubled = evidence.troubled, let problem = troubled.problem {
      result.outcome = .error(.play(problem, in: troubled))
    } else if evidence.satisfied == 0 {
      result.outcome = evidence.unseen.map { .skipped(.unseen($0)) } ?? notExercised
    }
    return result
  }

  /// Plays the scenario of the shortest violating run again, shortens the scenario, and reports a finding.
  ///
  /// If the second play differs, the method takes the next run. If all of them differ, the result is an error.
  private func judge(
    _ requirement: Requirement,
    _ evidence: Evidence.Judged,
    _ result: inout CaseResult
  ) async {
    var violations = evidence.violations
    func shortest() -> Int? {
      violations.indices.min { violations[$0].run.steps.count < violations[$1].run.steps.count }
    }
    while let place = shortest(), let found = await stage.instability(of: violations[place].run) {
      if violations.count == evidence.violations.count { result.outcome = .error(.unstable(found)) }
      violations.remove(at: place)
    }
    guard let shortest = shortest().map({ violations[$0] }) else { return }
    let others = evidence.violations.count - 1
    let finding = await finding(of: requirement, in: shortest, others: others)
    let further = await otherFindings(of: requirement, evidence, than: finding)
    report(
      [finding] + further + drawn(evidence, besides: [finding] + further),
      on: requirement,
      &result
    )
  }

  /// Returns the replay token of a golden run that needs a certain order of jobs; nil if the scenario's name suffices.
  func token(of run: Run) -> String? {
    run.order.schedule.choices.isEmpty ? nil : ReplayToken(subject: subject.name, run: run).text
  }

  /// Reports the violation of a requirement that only generated runs violate.
  private func judge(
    _ requirement: Requirement,
    _ proof: GeneratedProof,
    _ result: inout CaseResult
  ) {
    switch proof {
    case .finding(let finding): report([finding], on: requirement, &result)
    case .unstable(let unstable): result.outcome = .error(.unstable(unstable))
    }
  }

  private func report(
    _ findings: [Finding],
    on requirement: Requirement,
    _ result: inout CaseResult
  ) {
    if options.fails(weight(of: requirement)) {
      result.outcome = .failed(findings)
    } else {
      result.notes = findings
    }
  }
}
