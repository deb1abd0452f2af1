import ConformanceReports
import PushConformance
public import Testing

/// One requirement, scenario, block of generated runs or payload, as the argument of a parameterized test.
public struct ConformanceTest: Sendable, Identifiable {
  /// The name of the single test that fails when the kit cannot be read.
  static let loadingID = "kit.loads"
  /// The name of the case that a report has for a subject whose judgment did not finish.
  static let finishingID = "kit.finishes"
  /// The name of the single test that plays the environment's replay token.
  static let replayID = "kit.replay"

  let session: ConformanceSession
  let kind: CaseResult.Kind
  /// The name of the requirement, scenario, block or payload.
  public let id: String

  /// Judges this case, and records each finding as an issue of the test.
  ///
  /// A requirement, a scenario or a block judges the center, and a payload judges the parser. The first test that calls
  /// this method judges the subject for all tests. If the case does not apply, the method cancels the test case with
  /// the reason.
  ///
  /// - Parameter sourceLocation: The location of recorded issues; by default the caller's line.
  /// - Throws: The error that cancels a case that does not apply.
  public func check(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    if case .success(let plan) = session.plan, let replay = plan.replay {
      let subject = await session.subjectName
      let hosts: (any SubjectHosts)?
      do throws(KitError) {
        hosts = try ConformanceTrait.isolation.hosts(of: [subject: plan.adapter])
      } catch {
        return try report("\(error)", at: sourceLocation)
      }
      return try await record(replay(hosts), of: subject, at: sourceLocation)
    }
    let results: SubjectResults
    let (subject, collectors) = (await session.subjectName, ReportCollector.current)
    for collector in collectors { await collector.begin(session, of: subject, kind) }
    do {
      results = try await session.results(
        answeredBy: ConformanceTrait.answers,
        isolation: ConformanceTrait.isolation,
        orders: ConformanceTrait.orders
      )
    } catch {
      for collector in collectors { await collector.add(error, of: session, subject, kind) }
      return try report("\(error)", at: sourceLocation)
    }
    let result = results.cases.first { $0.kind == kind && $0.id == id }
    for collector in collectors {
      await collector.add(results, of: session, result, at: sourceLocation)
    }
    guard let result else {
      if let shard = results.shard?.shard {
        try Test.cancel("another shard than \(shard.text) plays it", sourceLocation: sourceLocation)
      }
      Issue.record("the kit has no \(kind.rawValue) called \(id)", sourceLocation: sourceLocation)
      return
    }
    for note in result.notes {
      Issue.record(
        Comment(rawValue: note.text(subject: result.subject)),
        severity: .warning,
        sourceLocation: sourceLocation
      )
    }
    record(result.answered, of: results, at: sourceLocation)
    switch result.outcome {
    case .passed, .skipped(.answered): return
    case .failed(let findings):
      let headline = findings.first?.headline ?? ""
      let text = "\(headline)\n\n\(CaseDescription(result).textOfFindings)"
      Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    case .error(let error):
      let text = ["\(error.kind): \(error.text(at: .swiftTest))"] + error.story
      try report(text.joined(separator: "\n"), of: subject, by: error.cause, at: sourceLocation)
    case .skipped(let reason):
      try Test.cancel(Comment(rawValue: reason.text), sourceLocation: sourceLocation)
    }
  }

  /// The tests that report a problem, by the problem.
  private static let reporters = ProcessRegistry<String>()

  /// Records a problem as an issue, or cancels this test if another test of the process reports the same cause.
  private func report(
    _ problem: String,
    of subject: String = "",
    by cause: String? = nil,
    at sourceLocation: SourceLocation
  ) throws {
    // The same test reports the problem each time, because Swift Testing can repeat tests.
    let own = [Test.current.map { "\($0.id)" } ?? "", kind.rawValue, id].joined(separator: " ")
    let reporter = Self.reporters.value(for: "\(subject) \(cause ?? problem)") { own }
    guard reporter == own else {
      try Test.cancel("reported by \(reporter)", sourceLocation: sourceLocation)
    }
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }

  /// Records an undecided finding as a warning, and another answered finding as a known issue.
  ///
  /// An answer whose last day has passed is a warning, too.
  private func record(
    _ answered: [AnsweredFinding],
    of results: SubjectResults,
    at sourceLocation: SourceLocation
  ) {
    func warn(_ text: Comment) {
      Issue.record(text, severity: .warning, sourceLocation: sourceLocation)
    }
    for (finding, answer) in answered.map({ ($0.finding, $0.answer) }) {
      let text = finding.comment(on: results.subject)
      if answer.kind == .undecided {
        warn("\(answer.key) is undecided: \(answer.says)\n\n\(text.rawValue)")
      } else {
        withKnownIssue(Comment(rawValue: answer.terms), sourceLocation: sourceLocation) {
          Issue.record(text, sourceLocation: sourceLocation)
        }
      }
    }
    for report in results.answers where report.isExpired && report.answer.names.first == id {
      if report.stands { warn(Comment(rawValue: report.answer.expiry)) }
    }
  }

  private func record(
    _ replay: ConformanceSession.Replay,
    of subject: String,
    at sourceLocation: SourceLocation
  ) async throws {
    switch replay {
    case .unreadable(let error): try report("\(error)", at: sourceLocation)
    case .ofAnother(let subject):
      guard await ConformanceSession.judges(subject) else {
        return try report(
          "PUSH_CONFORMANCE_REPLAY was found with '\(subject)', which no test of this run judges",
          at: sourceLocation
        )
      }
      try Test.cancel("the token was found with '\(subject)'", sourceLocation: sourceLocation)
    case .played(.noLongerFails):
      // A fixed fault is no reason to fail. The method records a warning, so that the developer sees that the fault is
      // fixed.
      Issue.record(
        "the token no longer fails; unset PUSH_CONFORMANCE_REPLAY to run everything",
        severity: .warning,
        sourceLocation: sourceLocation
      )
    case .played(.error(let error)):
      try report("\(error.kind): \(error.text(at: .swiftTest))", of: subject, at: sourceLocation)
    case .played(let outcome): try outcome.record(of: subject, at: sourceLocation)
    }
  }
}

extension ConformanceTest: CustomTestStringConvertible {
  /// The identifier, which test reports print in place of all members of the value.
  public var testDescription: String { id }
}

extension ConformanceTest: CustomTestArgumentEncodable {
  /// Encodes only the name, because the name identifies the case from one run to the next.
  public func encodeTestArgument(to encoder: some Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}
