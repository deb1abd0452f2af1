import PushSimulation

extension RunSession {
  /// The golden scenarios that apply to the subject and are needed for a case that the filter chooses.
  var applyingScenarios: [Scenario] {
    let wantsRequirements = applyingRequirements.contains { options.filter.chooses($0.id) }
    return kit.scenarios.filter {
      (wantsRequirements || options.filter.chooses($0.id)) && reasonToSkip($0) == nil
    }
  }

  func scenarioResults(of golden: GoldenRuns) -> [CaseResult] {
    let played = Dictionary(golden.plays.map { ($0.run.scenario.id, $0) }) { $1 }
    let violations = violations(in: golden.evidence)
    let excused = golden.evidence.excusedScenarios
    return kit.scenarios.filter(told.contains).map { scenario in
      let violated = violations[scenario.id] ?? []
      var result = result(of: scenario, played[scenario.id], violated, unstable: golden.unstable)
      // The `then` of a scenario of the kit follows from requirements. So an answer that excuses a violation in the
      // scenario's run also excuses the `then`.
      if excused.contains(scenario.id), result.file == nil,
        case .failed(let findings) = result.outcome,
        findings.allSatisfy(\.isOfPins)
      {
        result.outcome = .skipped(.answered("an answer excuses the violations in its run"))
      }
      return result
    }
  }

  private func violations(
    in evidence: Evidence
  ) -> [String: [(level: Requirement.Level, finding: Finding)]] {
    var found: [String: [(level: Requirement.Level, finding: Finding)]] = [:]
    for requirement in kit.catalog.requirements {
      for violating in evidence[requirement]?.violations ?? [] {
        let run = violating.run
        let claim = Finding.Claim.requirement(requirement, violating.violation)
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
      level: weight(of: scenario)
    )
    result.file = kit.files[scenario.id]
    if let reason = skipReason(of: scenario.id, reasonToSkip(scenario)) {
      result.outcome = .skipped(reason)
      return result
    }
    guard let play else { return result }
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
