import PushSimulation

extension RunSession {
  /// Finds the wrong effects and the causes of all findings; `plays` are the plays of the golden scenarios.
  func nameCauses(in cases: inout [CaseResult], _ plays: [Evidence.Play]) async {
    let effects = plays.lazy.flatMap(\.run.timeline.effects)
    var seen = Set(effects.map(\.kind))
    // A banner counts as a toast, because a center can show a banner in place of a toast.
    if effects.contains(where: \.showsNotification) { seen.insert(.toast) }
    for index in cases.indices where cases[index].kind == .requirement {
      cases[index].changeFindings { finding in
        finding.symptom = finding.foundSymptom
        // If the subject played only a few scenarios, a missing effect says nothing about the adapter.
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
      // The `then` of an app's own scenario does not follow from requirements, so the scenario itself is the cause.
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
  /// Explains the first finding of each cause, and gives a new cause to findings that turn out to have a different
  /// cause.
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
      cases.changeFindings { finding in
        if let key = finding.key, keys.contains(key) { finding.cause = cause }
      }
      groups += FindingGroup.all(in: cases).filter { $0.key == cause }
    }
    cases.changeFindings { $0.explanation = $0.key.flatMap { explanations[$0] } }
  }

  func nameQuestions(in cases: inout [CaseResult]) {
    var keys: [String: String] = [:]
    for group in FindingGroup.all(in: cases) { keys[group.key] = group.lead.finding.questionKey }
    cases.changeFindings { $0.question = keys[$0.group ?? $0.kind] }
  }
}

extension Finding {
  fileprivate var length: Int { run?.steps.count ?? 0 }

  /// Returns the finding in `findings` that has the same cause as this finding; nil if `findings` is empty.
  ///
  /// A requirement can have two findings with opposite wrong effects. The result is the first finding whose wrong
  /// effect is not opposite to the wrong effect of this finding, or else the first finding.
  fileprivate func twin(among findings: [Finding]) -> Finding? {
    guard findings.count > 1, let symptom = foundSymptom else { return findings.first }
    return findings.first { $0.symptom.map { !$0.isOpposite(of: symptom) } ?? false }
      ?? findings.first
  }

  /// The wrong effect, computed from the run at each access; nil if the finding is not about a requirement.
  var foundSymptom: Symptom? {
    guard case .requirement(let requirement, let violation) = claim, let run else { return nil }
    return Symptom(of: violation, in: run, by: requirement)
  }
}

extension CaseResult {
  fileprivate var allFindings: [Finding] { findings + notes }

  mutating func changeFindings(_ change: (inout Finding) -> Void) {
    if case .failed(var findings) = outcome {
      for index in findings.indices { change(&findings[index]) }
      outcome = .failed(findings)
    }
    for index in notes.indices { change(&notes[index]) }
  }
}

extension [CaseResult] {
  fileprivate mutating func changeFindings(_ change: (inout Finding) -> Void) {
    for index in indices { self[index].changeFindings(change) }
  }
}
