import PushSimulation

/// Plays the story of each answer about a center, and finds the answers that no longer hold.
@MainActor struct AnswerCheck {
  private let session: RunSession
  private var answers: Answers { session.options.answers }

  init(_ session: RunSession) { self.session = session }

  func mark(_ cases: inout [CaseResult]) async -> [AnswerReport] {
    var reports: [AnswerReport] = []
    for answer in answers.valid(about: session.subject.name) {
      let named = cases.indices.filter { answer.deviations[cases[$0].id] != nil }
      let (standing, finding) = await judge(answer, in: cases)
      reports.append(
        AnswerReport(
          answer: answer,
          standing: standing,
          isExpired: answer.isExpired(on: answers.today)
        )
      )
      switch standing {
      case .stands:
        for place in named { cases[place].excuse(finding, by: answer) }
      case .wrong(let fault):
        if let place = named.first, !cases[place].outcome.isRed {
          cases[place].outcome = .error(.answer(fault))
        }
      case .notAsked: continue
      }
    }
    return reports
  }

  private func judge(
    _ answer: Answer,
    in cases: [CaseResult]
  ) async -> (AnswerReport.Standing, Finding?) {
    let results = cases.filter { answer.deviations[$0.id] != nil }
    if results.contains(where: \.outcome.preventsStories) { return (.notAsked, nil) }
    if let own = results.first, own.kind == .scenario {
      guard let finding = own.findings.first(where: \.isOfPins)
      else { return (.wrong(.stale(answer, shows: nil)), nil) }
      return (.stands, finding)
    }
    if answer.isOfScenarios, results.isEmpty { return (.notAsked, nil) }
    func nothing(_ reason: String) -> (AnswerReport.Standing, Finding?) {
      (.wrong(.matchesNothing(answer, reason: reason)), nil)
    }
    guard let (scenario, schedule) = scenario(of: answer)
    else { return nothing("the kit has no such scenario") }
    // The session's requirements already apply the excuses of all answers; here each answer is judged separately.
    let asked = answer.names.compactMap { name -> (Requirement, Requirement)? in
      guard let strict = session.kit.requirement(name)?.strict else { return nil }
      return (strict, strict.excusing(answer.excuses))
    }
    if let reason = asked.lazy.compactMap({ $0.0.reasonToSkip(session.subject) }).first
      ?? session.kit.reasonToSkip(scenario, session.subject)
    {
      return nothing(reason.text)
    }
    return await judge(answer, by: asked, on: session.stage.play(scenario, in: schedule))
  }

  private func judge(
    _ answer: Answer,
    by asked: [(Requirement, Requirement)],
    on run: Run
  ) async -> (AnswerReport.Standing, Finding?) {
    let door = session.options.repetition.door
    if let problem = run.problem {
      return (.wrong(.broken(answer, problem.text(in: run, at: door))), nil)
    }
    let clauses = Set((answer.when ?? []).flatMap(\.keys))
    if let clause = clauses.filter({ !Feature.isKnown($0, in: run) }).min() {
      let known = FeatureRows.clauses.union(run.timeline.facts.map(\.clause)).sorted()
      let nearest = NearestNames.nearest(to: clause, among: known)
      return (.wrong(.unknownFact(answer, clause, nearest: Array(nearest.prefix(2)))), nil)
    }
    var others: [Edit] = []
    for (strict, excusing) in asked {
      let verdict = await Evidence.verdict(of: strict, on: run, on: session.stage).verdict
      let left = await Evidence.verdict(of: excusing, on: run, on: session.stage).verdict
      guard left.excused == 0 else {
        let excused = verdict.violations.first { !left.violations.contains($0) }
        return (.stands, excused.map { finding($0, of: strict, in: run, by: answer) })
      }
      for violation in verdict.violations {
        let symptom = Symptom(of: violation, in: run, by: strict)
        others.append(Edit(symptom))
        let edits = (answer.deviations[strict.id] ?? []).compactMap(Edit.init)
        guard edits.contains(where: { $0.repairs(symptom) }) else { continue }
        return (.wrong(fault(of: answer, in: RunFeatures(of: run)[violation.turn])), nil)
      }
    }
    guard run.order.fitsPlay else {
      let problem = PlayProblem(step: nil, cause: .orderDoesNotFit)
      return (.wrong(.broken(answer, problem.cause.text(in: run, at: door))), nil)
    }
    return (.wrong(.stale(answer, shows: others.first?.text)), nil)
  }

  private func fault(of answer: Answer, in features: Set<Feature>) -> AnswerFault {
    let conditions = Situation.all(answer.when ?? []).flatMap(\.conditions)
    let missing = conditions.first { features.contains($0.feature) != $0.holds }
    let clause = missing?.feature.clause ?? ""
    let nearest = NearestNames.nearest(to: clause, among: features.map(\.clause))
    return .otherSituation(answer, missing: clause, nearest: Array(nearest.prefix(2)))
  }

  private func scenario(of answer: Answer) -> (Scenario, Schedule)? {
    if let token = try? ReplayToken(answer.story) {
      return (token.scenario, Schedule(token.schedule))
    }
    return session.kit.scenarios.first { $0.id == answer.story }.map { ($0, Schedule()) }
  }

  private func finding(
    _ violation: Violation,
    of requirement: Requirement,
    in run: Run,
    by answer: Answer
  ) -> Finding {
    var finding = Finding(
      claim: .requirement(requirement, violation),
      run: run,
      origin: run.scenario.id
    )
    finding.symptom = Symptom(of: violation, in: run, by: requirement)
    if (try? ReplayToken(answer.story)) != nil { finding.token = answer.story }
    finding.caseID = requirement.id
    finding.repetition = session.options.repetition
    return finding
  }
}

extension CaseResult {
  fileprivate mutating func excuse(_ finding: Finding?, by answer: Answer) {
    if let finding { answered.append(AnsweredFinding(finding: finding, answer: answer)) }
    switch outcome {
    case .failed(let findings) where kind == .scenario:
      let others = findings.filter { !$0.isOfPins }
      outcome = others.isEmpty ? .skipped(.answered(answer.terms)) : .failed(others)
    case .passed, .failed, .error, .skipped: return
    }
  }
}

extension CaseResult.Outcome {
  package var isRed: Bool {
    switch self {
    case .failed, .error: true
    case .passed, .skipped: false
    }
  }

  fileprivate var preventsStories: Bool {
    switch self {
    case .skipped(.filtered), .error(.declaration), .error(.adapter), .error(.unstable): true
    case .passed, .failed, .error, .skipped: false
    }
  }
}

extension Finding {
  /// True if the finding is about the `then` of a scenario.
  var isOfPins: Bool {
    if case .outcome = claim { true } else { false }
  }
}
