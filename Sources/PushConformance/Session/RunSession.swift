import PushSimulation

/// Plays all scenarios with one subject, and judges the runs by all requirements.
@MainActor struct RunSession {
  let kit: ConformanceKit
  let options: RunOptions
  let stage: Stage
  let keeper: (any FindKeeper)?
  var observer: (any RunObserver)?
  /// The scenarios and blocks that the session plays: the whole run, or one shard.
  var played = Share.whole
  /// The scenarios and blocks whose results the session reports.
  ///
  /// A session that plays the whole run for one shard reports only the results of this shard.
  var told = Share.whole
  var early = EarlyCases(isAllowed: false)

  private let reasonsToSkip: [String: SkipReason]
  /// The blocks of generated runs that have a case in the report.
  let blocks: [GenerationBlock]

  init(kit: ConformanceKit, options: RunOptions, stage: Stage, keeper: (any FindKeeper)?) {
    let kit = kit.fitting(stage.subject.roles, options.filter)
    (self.kit, self.options, self.stage, self.keeper) = (kit, options, stage, keeper)
    blocks = GenerationBlock.all(cases: options.caseCount).filter {
      options.filter.names($0.id) || !$0.area.isOfOlderSystems(for: stage.subject)
    }
    // The session often needs the reasons to skip scenarios, and computing them each time would take as long as many
    // plays.
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
    tellViolations { golden.evidence[$0]?.violations.isEmpty == false }
    // Report the results of scenarios now, so that they are not lost if the run is killed during the generated runs.
    if observer != nil, early.isAllowed { _ = told(scenarioResults(of: golden)) }
    let drawnRuns = golden.obstacle == nil ? await draw(blocks) : GeneratedRuns.Outcome()
    observer?.note(.judging)
    return .played(golden, drawnRuns)
  }

  func conclude(_ plays: RunPlays) async -> [CaseResult] {
    let golden: GoldenRuns
    let generated: Generated
    switch plays {
    case .none(let error): return told(results(error))
    case .played(let runs, let drawn):
      golden = runs
      generated = await prove(drawn)
    }
    let evidence = golden.evidence.adding(generated, to: kit.catalog.requirements)
    var cases: [CaseResult] = []
    for requirement in kit.catalog.requirements {
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
    if options.shortens {
      await nameCauses(in: &cases, golden.plays)
      let isTroubled = generated.outcome.blocks.contains { $0.troubled != nil }
      if golden.obstacle == nil, !isTroubled { await explainCauses(in: &cases) }
      nameQuestions(in: &cases)
    }
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
      level: isPending(requirement) ? requirement.level : weight(of: requirement)
    )
    if let reason = skipReason(of: requirement.id, requirement.reasonToSkip(subject)) {
      result.outcome = .skipped(reason)
      return result
    }
    result.isPending = isPending(requirement)
    guard let evidence else { return result }
    let tally = evidence.tally
    result.satisfiedCount = tally.satisfied
    result.exercisedRunCount = tally.exercisedRuns
    result.excusedCount = tally.excused
    result.time = evidence.time
    if !evidence.violations.isEmpty {
      await judge(requirement, evidence, &result)
    } else if let unstable, unstable.run.scenario.exercises.contains(requirement.id) {
      result.outcome = .error(.unstable(unstable))
    } else if let proof = evidence.proof {
      switch proof {
      case .finding(let finding): report([finding], on: requirement, &result)
      case .unstable(let unstable): result.outcome = .error(.unstable(unstable))
      }
    } else if let troubled = evidence.troubled, let problem = troubled.problem {
      result.outcome = .error(.play(problem, in: troubled))
    } else if tally.excused > 0 {
      let answers = options.answers.valid(about: subject.name)
      let answer = answers.first { $0.deviations[requirement.id] != nil }
      result.outcome = .skipped(.answered(answer?.terms ?? ""))
    } else if tally.satisfied == 0 {
      result.outcome = tally.unseen.map { .skipped(.unseen($0)) } ?? notExercised
    }
    return result
  }

  /// Reports the shortest violating run whose second play is equal; the result is an error if every second play
  /// differs.
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

  /// Returns the replay token of a golden run with a certain order of jobs; nil if the scenario's name suffices for a
  /// replay.
  func token(of run: Run) -> String? {
    run.order.schedule.choices.isEmpty ? nil : ReplayToken(subject: subject.name, run: run).text
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

extension RunSession {
  /// Returns the error as the result of each case that applies to the subject, and a skipped result for every other
  /// case.
  func results(_ error: CaseError) -> [CaseResult] {
    func result(
      _ kind: CaseResult.Kind,
      _ id: String,
      _ title: String,
      _ level: Requirement.Level,
      _ skip: SkipReason?
    ) -> CaseResult {
      CaseResult(
        subject: subject.name,
        kind: kind,
        id: id,
        title: title,
        level: level,
        outcome: skipReason(of: id, skip).map { .skipped($0) } ?? .error(error)
      )
    }
    return kit.catalog.requirements.map {
      result(.requirement, $0.id, $0.fullClause, $0.level, $0.reasonToSkip(subject))
    }
      + kit.scenarios.filter(told.contains).map {
        result(.scenario, $0.id, $0.title, weight(of: $0), reasonToSkip($0))
      }
      + blocks.filter(told.contains).map {
        result(.generated, $0.id, $0.title, .must, $0.area.reasonToSkip(subject))
      }
  }

  func skipReason(of id: String, _ own: @autoclosure () -> SkipReason?) -> SkipReason? {
    options.filter.chooses(id) ? own() : .filtered
  }

  func isPending(_ requirement: Requirement) -> Bool {
    isTooNew(requirement) && requirement.levelBefore == nil
  }

  /// Returns the level that decides whether a violation fails the run.
  ///
  /// For a pending requirement, the level is `may`, so that a violation does not fail the run.
  func weight(of requirement: Requirement) -> Requirement.Level {
    isTooNew(requirement) ? requirement.levelBefore ?? .may : requirement.level
  }

  /// Returns the level that decides whether the run fails if the `then` of a scenario does not hold.
  func weight(of scenario: Scenario) -> Requirement.Level {
    scenario.exercises.compactMap(kit.requirement).map(weight).min() ?? .must
  }

  private func isTooNew(_ requirement: Requirement) -> Bool {
    subject.app.edition.map { requirement.since > $0 } ?? false
  }

  func told(_ cases: [CaseResult]) -> [CaseResult] {
    if let observer {
      for result in cases where early.tells(result) { observer.note(.finished(result)) }
    }
    return cases
  }

  private func tellViolations(where isViolated: (Requirement) -> Bool) {
    guard let observer else { return }
    for requirement in kit.catalog.requirements
    where options.fails(weight(of: requirement)) && isViolated(requirement) {
      observer.note(.violated(requirement.id))
    }
  }

  func tell(of block: GeneratedRuns.Block) {
    guard let observer else { return }
    if early.isAllowed {
      _ = told(early.results(after: block, among: blocksToTell) { earlyResult(of: $0, $1) })
    }
    observer.note(.played(runs: block.runs))
    if !block.violated.isEmpty { tellViolations { block.violated.contains($0.id) } }
  }
}
