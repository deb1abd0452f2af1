extension RunSession {
  func finding(
    of requirement: Requirement,
    in violating: ViolatingRun,
    others: Int
  ) async -> Finding {
    var reduced = violating
    if options.shortens {
      var reducer = ScenarioReducer(violating, of: requirement, on: stage)
      await reducer.reduce()
      reduced = reducer.best.witness
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

  private func isShown(
    _ finding: Finding,
    by violating: ViolatingRun,
    of requirement: Requirement
  ) -> Bool {
    // Each run of the kit generates the scenarios of finds again. So the name of such a scenario does not suffice to
    // repeat the finding.
    guard violating.run.order.schedule.choices.isEmpty,
      violating.run.scenario.area != GeneratedRuns.Find.area
    else { return false }
    return !finding.isShortened
      || finding.foundSymptom?.key
        == Symptom(of: violating.violation, in: violating.run, by: requirement).key
  }

  /// Returns the shortest finding whose wrong effect is opposite to the wrong effect of `first`; empty if there is
  /// none.
  ///
  /// For example, a center shows no toast in one situation, and two toasts in another situation. Such a center has two
  /// faults that violate the same requirement.
  func otherFindings(
    of requirement: Requirement,
    _ evidence: Evidence.Judged,
    than first: Finding
  ) async -> [Finding] {
    guard options.shortens, !requirement.isRelational, let known = first.foundSymptom,
      known.isKnown
    else { return [] }
    let others = evidence.violations.filter {
      Symptom(of: $0.violation, in: $0.run, by: requirement).isOpposite(of: known)
    }
    let shortest = others.min { $0.run.steps.count < $1.run.steps.count }
    guard let shortest, await stage.instability(of: shortest.run) == nil else { return [] }
    let finding = await finding(of: requirement, in: shortest, others: others.count - 1)
    return finding.foundSymptom?.isOpposite(of: known) == true ? [finding] : []
  }

  /// Returns the finding from the generated runs if its wrong effect is opposite to the wrong effects of all
  /// `findings`.
  ///
  /// Two wrong effects are opposite if exactly one of them is a missing effect. For any other finding, the method
  /// returns an empty array.
  func drawn(_ evidence: Evidence.Judged, besides findings: [Finding]) -> [Finding] {
    guard options.shortens, case .finding(let drawn) = evidence.proof,
      case .requirement(let requirement, _) = drawn.claim, !requirement.isRelational,
      let symptom = drawn.foundSymptom, symptom.isKnown
    else { return [] }
    let isAnother = findings.allSatisfy { finding in
      guard let other = finding.foundSymptom, other.isKnown else { return false }
      return (other.change == .missing) != (symptom.change == .missing)
    }
    return isAnother ? [drawn] : []
  }
}
