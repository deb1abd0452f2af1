import PushPayloads

@testable import PushConformance

/// Results of one subject that are written by hand and have every outcome.
enum Sample {
  static let started = 1_795_231_445.9

  @MainActor static func results() async throws -> SubjectResults {
    let run = await Player.play(scenario, with: PushCenterSubject(DeafPushCenter.self))
    return SubjectResults(
      subject: "deaf",
      cases: cases(run),
      started: started,
      time: .milliseconds(1_250)
    )
  }

  /// The results without the errors, which precede all findings.
  @MainActor static func resultsWithoutErrors() async throws -> SubjectResults {
    var results = try await results()
    results.cases.removeAll { $0.error != nil }
    return results
  }

  static let scenario = Scenario(
    id: "suppression.open-conversation",
    title: "The open conversation suppresses its message",
    notifications: ["lunch": AbstractNotification(alert: "Grace: <Lunch> & \"more\"?")],
    suppressors: ["conversation": .all],
    given: [.application(.launch), .participant(.attach("conversation"))],
    when: [.notification(.deliver("lunch"))]
  )

  static let must = requirement("suppression.any-yes-suppresses", .must, "One yes is enough.")
  static let should = requirement("toast.none-for-silent", .should, "Silence shows no toast.")

  private static func cases(_ run: Run) -> [CaseResult] {
    let last = run.timeline.turns.count - 1
    func finding(_ requirement: Requirement, others: Int) -> Finding {
      Finding(
        claim: .requirement(requirement, Violation(turn: last, expected: "no toast of 'lunch'")),
        run: run,
        origin: scenario.id,
        otherRunCount: others
      )
    }
    let mismatch = OutcomeMismatch(member: "toasts", expected: "none", seen: "lunch", firstStep: 2)
    let outcome = Finding(claim: .outcome([mismatch]), run: run, origin: scenario.id)
    return [
      result(must.id, .failed([finding(must, others: 1)]), exercised: 4),
      result("suppression.asks-each-once", .passed, exercised: 7),
      result("suppression.order-is-free", .skipped(.untestable("A permission.")), level: .may),
      result(should.id, .passed, level: .should, notes: [finding(should, others: 0)]),
      result(
        "toast.activation-routes-once",
        .error(.adapter(.adapterKeepsBridge(.suppressor))),
        level: .should
      ),
      result("toast.expires", .error(.adapter(.adapterKeepsBridge(.suppressor)))),
      result("broadcast.reaches-all", .skipped(.roleNotOffered(.broadcasting))),
      result(scenario.id, .failed([finding(must, others: 0), outcome]), kind: .scenario),
      result("toast.tapped", .passed, kind: .scenario),
    ]
  }

  /// Returns a case that an answer excuses, and a case of a requirement that is newer than the app's edition.
  static func accepted(in results: SubjectResults) throws -> [CaseResult] {
    guard case .failed(let findings)? = results.cases.first?.outcome, var finding = findings.first,
      case .requirement(let requirement, let violation) = finding.claim, let run = finding.run
    else { return [] }
    finding.symptom = Symptom(of: violation, in: run, by: requirement)
    let answer = Answer(
      key: "q-000001",
      says: "Violated always: \(requirement.clause)",
      deviations: [requirement.id: ["unexpected toast"]],
      kind: .knownIssue,
      reason: "PUSH-1412 The toast comes all the same.",
      link: "https://tracker.example/PUSH-1412",
      until: CalendarDay("2026-12-31"),
      story: scenario.id
    )
    var answered = result("suppression.known", .skipped(.answered(answer.terms)))
    answered.answered = [AnsweredFinding(finding: finding, answer: answer)]
    var pending = result("suppression.pending", .passed, notes: [finding])
    pending.isPending = true
    return [answered, pending]
  }

  static func result(
    _ id: String,
    _ outcome: CaseResult.Outcome,
    of subject: String = "deaf",
    kind: CaseResult.Kind = .requirement,
    level: Requirement.Level = .must,
    exercised: Int = 0,
    notes: [Finding] = []
  ) -> CaseResult {
    var result = CaseResult(
      subject: subject,
      kind: kind,
      id: id,
      title: "The title of \(id)",
      level: level,
      outcome: outcome
    )
    result.notes = notes
    (result.satisfiedCount, result.exercisedRunCount) = (exercised, exercised / 2)
    result.time = .microseconds(1_500)
    return result
  }

  private static func requirement(
    _ id: String,
    _ level: Requirement.Level,
    _ clause: String
  ) -> Requirement {
    Requirement(
      id: id,
      level: level,
      clause: clause,
      roles: [],
      policies: PolicyCondition(),
      sources: [],
      why: "The message covers itself.",
      hint: "Start from no.",
      untestable: nil,
      check: nil
    )
  }

  static let findingText = """
    suppression.any-yes-suppresses (must)
      One yes is enough.

    Scenario suppression.open-conversation
      1  launch
      2  attach 'conversation'  (a suppressor that suppresses every toast)
      3  deliver 'lunch'  {"aps":{"alert":"Grace: <Lunch> & \\"more\\"?"}}
           → asked 'conversation' about 'lunch': yes
           → toast of 'lunch'

    Expected  no toast of 'lunch'
    Saw       asked 'conversation' about 'lunch': yes; toast of 'lunch'
    Why       The message covers itself.
    Check     Start from no.
    Again     push-conformance run deaf --filter suppression.open-conversation
    """
}
