import PushSimulation

/// Plays all scenarios with one subject and judges them by all requirements.
@MainActor struct RunSession {
  let kit: ConformanceKit
  let options: RunOptions
  let stage: Stage
  let keeper: (any FindKeeper)?
  /// The object that is told how far the session has come; nil for none.
  var observer: (any RunObserver)?
  /// The scenarios and blocks to play.
  var played = Share.whole
  /// The scenarios and blocks that are cases of the results.
  var told = Share.whole

  var subject: PushCenterSubject { stage.subject }

  func run() async -> [CaseResult] { await conclude(await play()) }

  /// Plays the golden scenarios and the blocks of generated runs.
  func play() async -> RunPlays {
    let scenarios = GoldenRuns.scenarios(of: kit, for: subject, as: options)
      .filter(played.contains)
    let blocks = blocksToPlay
    let drawn = blocks.reduce(0) { $0 + $1.runs(of: subject, options) }
    observer?.note(.began(subject: subject.name, runs: scenarios.count + drawn))
    if let fault = subject.declarationFault { return .none(.declaration(fault)) }
    if let problem = await AdapterCheck.problem(on: stage) { return .none(.adapter(problem)) }
    let golden = await GoldenRuns.play(scenarios, of: kit, as: options, on: stage) {
      observer?.note(.played(runs: 1))
    }
    tellViolations(in: golden.evidence)
    let drawnRuns = golden.obstacle == nil ? await draw(blocks) : GeneratedRuns.Outcome()
    observer?.note(.judging)
    return .played(golden, drawnRuns)
  }

  /// Plays the findings again, shortens them, and returns the results of all cases.
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
      }
      cases += told([result])
    }
    let played = Dictionary(golden.plays.map { ($0.run.scenario.id, $0) }) { $1 }
    let violations = violations(in: evidence)
    for scenario in kit.scenarios where told.contains(scenario) {
      let play = played[scenario.id]
      let violated = violations[scenario.id] ?? []
      cases += told([result(of: scenario, play, violated, unstable: golden.unstable)])
    }
    cases += told(results(of: generated, obstacle: golden.obstacle))
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
      level: requirement.level,
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
    result.satisfied = evidence.satisfied
    result.exercisedRuns = evidence.exercisedRuns
    result.time = evidence.time
    if let unstable {
      result.outcome = .error(.unstable(unstable))
    } else if !evidence.violations.isEmpty {
      await judge(requirement, evidence, &result)
    } else if let proof = evidence.proof {
      judge(requirement, proof, &result)
    } else if let troubled = evidence.troubled, let problem = troubled.problem {
      result.outcome = .error(.play(problem, in: troubled))
    } else if evidence.satisfied == 0 {
      result.outcome = evidence.unseen.map { .skipped(.unseen($0)) } ?? notExercised
    }
    return result
  }

  /// Plays the shortest violating run again, shortens it, and reports it as a finding.
  private func judge(
    _ requirement: Requirement,
    _ evidence: Evidence.Judged,
    _ result: inout CaseResult
  ) async {
    let shortest = evidence.violations.min {
      $0.run.steps.count < $1.run.steps.count
    }
    guard let shortest else { return }
    if let unstable = await stage.instability(of: shortest.run) {
      result.outcome = .error(.unstable(unstable))
      return
    }
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

  // MARK: - Scenarios

  /// Returns the violations of requirements, by the scenario in which they occur.
  private func violations(
    in evidence: Evidence
  ) -> [String: [(level: Requirement.Level, finding: Finding)]] {
    var found: [String: [(level: Requirement.Level, finding: Finding)]] = [:]
    for requirement in kit.catalogue.requirements {
      for (run, violation) in evidence[requirement]?.violations ?? [] {
        let claim = Finding.Claim.requirement(requirement, violation)
        var finding = Finding(claim: claim, run: run, origin: run.scenario.id)
        finding.token = token(of: run)
        finding.repetition = options.repetition
        found[run.scenario.id, default: []].append((weight(of: requirement), finding))
      }
    }
    return found
  }

  private func result(
    of scenario: Scenario,
    _ play: Evidence.Play?,
    _ violations: [(level: Requirement.Level, finding: Finding)],
    unstable: UnstableRun?
  ) -> CaseResult {
    var result = CaseResult(
      subject: subject.name,
      kind: .scenario,
      id: scenario.id,
      title: scenario.title,
      level: kit.level(of: scenario),
      outcome: .passed
    )
    guard options.filter.chooses(scenario.id) else {
      result.outcome = .skipped(.filtered)
      return result
    }
    // A scenario that was played applies to the subject. Checking this again would take as long as many plays.
    guard let play else {
      if let reason = kit.reasonToSkip(scenario, subject) { result.outcome = .skipped(reason) }
      return result
    }
    result.time = play.time
    if let problem = play.run.problem {
      result.outcome = .error(.play(problem, in: play.run))
      return result
    }
    if let unstable, unstable.run.scenario.id == scenario.id {
      result.outcome = .error(.unstable(unstable))
      return result
    }
    var findings: [(level: Requirement.Level, finding: Finding)] = []
    let mismatches = OutcomeCheck.mismatches(of: play.run)
    let missesResponse = play.run.missesResponseRightly
    if !mismatches.isEmpty, !missesResponse {
      var finding = Finding(claim: .outcome(mismatches), run: play.run, origin: scenario.id)
      finding.repetition = options.repetition
      findings.append((weight(of: scenario), finding))
    }
    findings += violations
    let failures = findings.filter { options.fails($0.level) }.map(\.finding)
    result.notes = findings.filter { !options.fails($0.level) }.map(\.finding)
    if !failures.isEmpty {
      result.outcome = .failed(failures)
    } else if !play.run.order.fitsPlay {
      let problem = PlayProblem(step: nil, cause: .orderDoesNotFit)
      result.outcome = .error(.play(problem, in: play.run))
    } else if !mismatches.isEmpty, missesResponse {
      result.outcome = .skipped(.notificationWasRemoved)
    }
    return result
  }
}
