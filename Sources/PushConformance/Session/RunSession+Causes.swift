import PushSimulation

extension RunSession {
  /// Returns the finding of a run that violates a requirement, and shortens the run if the options ask for it.
  func finding(
    of requirement: Requirement,
    in violating: (run: Run, violation: Violation),
    others: Int
  ) async -> Finding {
    var reduced = violating
    if options.shortens {
      let first = ViolatingRun(run: violating.run, violation: violating.violation)
      var reducer = ScenarioReducer(first, of: requirement, on: stage)
      await reducer.reduce()
      reduced = (reducer.best.witness.run, reducer.best.witness.violation)
    }
    var finding = Finding(
      claim: .requirement(requirement, reduced.violation),
      run: reduced.run,
      origin: violating.run.scenario.id,
      otherRunCount: others,
      isShortened: reduced.run.steps.count < violating.run.steps.count
    )
    finding.token = token(of: reduced.run)
    finding.isShownByOrigin = isShown(finding, by: violating, of: requirement)
    finding.caseID = requirement.id
    finding.repetition = options.repetition
    return finding
  }

  /// Returns whether the violating scenario shows the wrong effect unshortened, so that its name suffices to repeat it.
  private func isShown(
    _ finding: Finding,
    by violating: (run: Run, violation: Violation),
    of requirement: Requirement
  ) -> Bool {
    // The scenario of a find is generated again in each run. So the name of the scenario does not suffice to repeat the
    // finding.
    guard violating.run.order.schedule.choices.isEmpty,
      violating.run.scenario.area != GeneratedRuns.Find.area
    else { return false }
    return !finding.isShortened
      || finding.symptom(of: requirement)?.key
        == Symptom(of: violating.violation, in: violating.run, by: requirement).key
  }

  /// Returns the shortest further finding whose wrong effect is opposite to that of the first finding; empty for none.
  ///
  /// For example, a center shows no toast in one place and two toasts in a second place. The center has two faults that
  /// violate the same requirement.
  func otherFindings(
    of requirement: Requirement,
    _ evidence: Evidence.Judged,
    than first: Finding
  ) async -> [Finding] {
    guard options.shortens, !requirement.isRelational, let known = first.symptom(of: requirement),
      known.isKnown
    else { return [] }
    let others = evidence.violations.filter { run, violation in
      let symptom = Symptom(of: violation, in: run, by: requirement)
      return symptom.isOpposite(of: known)
    }
    let shortest = others.min { $0.run.steps.count < $1.run.steps.count }
    guard let shortest, await stage.instability(of: shortest.run) == nil else { return [] }
    let finding = await finding(of: requirement, in: shortest, others: others.count - 1)
    guard let symptom = finding.symptom(of: requirement), symptom.isOpposite(of: known)
    else { return [] }
    return [finding]
  }

  /// Returns the finding of the generated runs if its wrong effect is opposite to those of all findings; empty if not.
  func drawn(_ evidence: Evidence.Judged, besides findings: [Finding]) -> [Finding] {
    guard options.shortens, case .finding(let drawn) = evidence.proof,
      case .requirement(let requirement, _) = drawn.claim, !requirement.isRelational,
      let symptom = drawn.symptom(of: requirement), symptom.isKnown
    else { return [] }
    let isAnother = findings.allSatisfy { finding in
      guard let other = finding.symptom(of: requirement), other.isKnown else { return false }
      return (other.change == .missing) != (symptom.change == .missing)
    }
    return isAnother ? [drawn] : []
  }

  /// Finds the wrong effects and the causes of all findings; `plays` are the plays of the golden scenarios.
  func nameCauses(in cases: inout [CaseResult], _ plays: [Evidence.Play]) async {
    let effects = plays.lazy.flatMap(\.run.timeline.effects)
    var seen = Set(effects.map(\.kind))
    // A banner takes the place of a toast.
    if effects.contains(where: \.showsNotification) { seen.insert(.toast) }
    for index in cases.indices where cases[index].kind == .requirement {
      cases[index].findSymptoms()
      cases[index].changeFindings { finding in
        // One or two scenarios that lack an effect say nothing about the adapter.
        guard plays.count >= 5, let symptom = finding.symptom, symptom.change == .missing,
          symptom.effects.isDisjoint(with: seen)
        else { return }
        finding.scenariosWithoutEffect = plays.count
      }
    }
    let findings = cases.filter { $0.kind == .requirement }.flatMap(\.allFindings)
    let causes = await CauseFinder.causes(of: findings, on: stage)
    let ofRequirements = Dictionary(grouping: findings, by: \.kind)
    func cause(of requirement: String) -> String? {
      ofRequirements[requirement]?.first?.key.flatMap { causes[$0] }
    }
    let plainest = findings.min { $0.length < $1.length }.flatMap { cause(of: $0.kind) }
    for index in cases.indices {
      cases[index].changeFindings { finding in
        let twin = finding.twin(among: ofRequirements[finding.kind] ?? [])
        finding.cause = (finding.key.flatMap { causes[$0] }) ?? twin?.key.flatMap { causes[$0] }
      }
      // A scenario's `then` follows from requirements. So the finding about `then` has the cause of a requirement that
      // the run violates, or else of a requirement that the scenario names.
      let violated = cases[index].allFindings.compactMap(\.cause).first
      // The `then` of an app's own scenario is an expectation of its own.
      let own = cases[index].file == nil ? nil : cases[index].id
      cases[index].changeFindings { finding in
        if finding.isOfPins, let own { finding.cause = own }
        let named = finding.run?.scenario.exercises.compactMap(cause).first
        finding.cause = finding.cause ?? violated ?? named ?? plainest
      }
    }
  }
}

extension RunSession {
  /// Explains the first finding of each cause, and gives findings that turn out to be unrelated a cause of their own.
  func explainCauses(in cases: inout [CaseResult]) async {
    let runs = generatedRuns
    var explanations: [String: Explanation] = [:]
    var groups = FindingGroup.all(in: cases)
    while !groups.isEmpty {
      let findings = groups.removeFirst().findings.map(\.finding)
      guard let key = findings[0].key, explanations[key] == nil else { continue }
      let others = Array(findings.dropFirst())
      let (explanation, apart) = await Explainer.explanation(
        of: findings[0],
        besides: others,
        among: runs
      )
      explanations[key] = explanation
      guard let cause = apart.first?.key else { continue }
      let keys = Set(apart.compactMap(\.key))
      for index in cases.indices {
        cases[index].changeFindings { finding in
          if let key = finding.key, keys.contains(key) { finding.cause = cause }
        }
      }
      groups += FindingGroup.all(in: cases).filter { $0.key == cause }
    }
    for index in cases.indices {
      cases[index].changeFindings { $0.explanation = $0.key.flatMap { explanations[$0] } }
    }
  }

  /// Sets the key by which an answer names the cause of each finding.
  func nameQuestions(in cases: inout [CaseResult]) {
    var keys: [String: String] = [:]
    for group in FindingGroup.all(in: cases) { keys[group.key] = group.lead.finding.questionKey }
    for index in cases.indices {
      cases[index].changeFindings { finding in
        finding.question = keys[finding.group ?? finding.kind]
      }
    }
  }
}

extension Finding {
  fileprivate var length: Int { run?.steps.count ?? 0 }

  /// Returns the finding of a requirement that has the cause of this finding; nil if there is none.
  ///
  /// A requirement can have two findings with opposite wrong effects. The result is the first finding whose wrong effect
  /// is not opposite to that of this finding.
  fileprivate func twin(among findings: [Finding]) -> Finding? {
    guard findings.count > 1, case .requirement(let requirement, _) = claim,
      let symptom = symptom(of: requirement)
    else { return findings.first }
    return findings.first { $0.symptom.map { !$0.isOpposite(of: symptom) } ?? false }
      ?? findings.first
  }

  /// Determines the wrong effect of a finding; nil if the finding is not about a requirement.
  func symptom(of requirement: Requirement) -> Symptom? {
    guard case .requirement(_, let violation) = claim, let run else { return nil }
    return Symptom(of: violation, in: run, by: requirement)
  }
}

extension CaseResult {
  /// The findings that fail the case, and the findings that are only noted.
  fileprivate var allFindings: [Finding] {
    if case .failed(let findings) = outcome { findings + notes } else { notes }
  }

  mutating func findSymptoms() {
    changeFindings { finding in
      guard case .requirement(let requirement, _) = finding.claim else { return }
      finding.symptom = finding.symptom(of: requirement)
    }
  }

  mutating func changeFindings(_ change: (inout Finding) -> Void) {
    if case .failed(var findings) = outcome {
      for index in findings.indices { change(&findings[index]) }
      outcome = .failed(findings)
    }
    for index in notes.indices { change(&notes[index]) }
  }
}
