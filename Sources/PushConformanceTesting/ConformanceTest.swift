import ConformanceReports
import PushConformance
import PushSimulation
public import Testing

/// An area of requirements and scenarios, the generated runs, or an area of payloads, as the argument of a test.
public struct ConformanceTest: Sendable, Identifiable {
  /// The name of the single test that fails when the kit cannot be read.
  static let loadingID = "kit.loads"
  /// The name of the case that a report has for a subject whose judgment did not finish.
  static let finishingID = "kit.finishes"
  /// The name of the single test that plays the environment's replay token.
  static let replayID = "kit.replay"

  let session: ConformanceSession
  /// The area; nil for all areas.
  let area: String?

  /// The name of the area, such as `token`.
  public var id: String { area ?? "all" }

  /// Judges the area, and records each cause of a failure as one issue.
  ///
  /// The first test that calls this method judges the subject for all tests. If several areas show the same cause,
  /// only one area records the issue. The tests of the other areas are canceled with a message that names this area.
  /// A test is also canceled if nothing in its area applies to the subject. Issues point to the declaration of the app.
  ///
  /// - Parameter sourceLocation: The location of issues if the app has no declaration; by default the caller's line.
  /// - Throws: The error that cancels the test case.
  public func check(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let subject = await session.subjectName
    let scope = Self.scope(of: subject)
    Self.asked.withLock { _ = $0.insert(scope + id) }
    let choices = SuiteChoices.current
    if case .success(let plan) = session.plan, let replay = plan.replay {
      let outcome: ReplayOutcome?
      do throws(KitError) {
        outcome = try await replay(choices.isolation)
      } catch {
        return try report("\(error)", of: subject, at: sourceLocation)
      }
      guard let outcome else {
        try Test.cancel("the token was found with another subject", sourceLocation: sourceLocation)
      }
      if case .noLongerFails = outcome {
        // A fixed fault is no reason to fail, but the developer has to see that the fault is fixed.
        let text: Comment = "the token no longer fails; unset PUSH_CONFORMANCE_REPLAY"
        Issue.record(text, severity: .warning, sourceLocation: sourceLocation)
      }
      return try outcome.record(of: subject, at: sourceLocation)
    }
    let collectors = ReportCollector.current
    for collector in collectors { await collector.begin(session, of: subject) }
    let results: SubjectResults
    do throws(KitError) {
      results = try await session.results(choices)
    } catch {
      for collector in collectors { await collector.add(error, of: session, subject) }
      return try report("\(error)", of: subject, at: sourceLocation)
    }
    for collector in collectors { await collector.add(results, of: session, at: sourceLocation) }
    try record(results, at: results.place.map(SourceLocation.init) ?? sourceLocation)
  }

  /// Records the problems that this area reports, or cancels the test if the area has no verdict of its own.
  private func record(_ results: SubjectResults, at location: SourceLocation) throws {
    let cases = results.cases.filter { area == nil || $0.area == area }
    guard Test.current != nil else {
      guard cases.contains(where: \.outcome.isRed) else { return }
      throw ConformanceFailure(description: ConsoleSummary.ofTests.text([results]))
    }
    let problems = Problem.all(in: results).filter { area == nil || $0.areas.contains(id) }
    let reporters = problems.map {
      reporter(of: $0.key, of: results.subject, preferring: $0.areas.first)
    }
    let told = zip(problems, reporters).filter { $1 == id }.map(\.0)
    for problem in told {
      problem.record(isBrief: !ReportCollector.current.isEmpty, at: location)
    }
    if told.contains(where: \.isFailure) { return }
    let reason: String
    if let other = zip(problems, reporters).first(where: { $0.isFailure && $1 != id })?.1 {
      reason = "reported by \(other)"
    } else if cases.contains(where: \.outcome.isRed) {
      // No known result reaches this line. The line records an issue, because a canceled test would hide a failure.
      return try Issue.tell("\(id) fails; a report says why", at: location)
    } else if cases.contains(where: \.isGreen) {
      return
    } else if let shard = results.shard?.shard, cases.isEmpty {
      reason = "another shard than \(shard.text) plays it"
    } else {
      reason = SkippedCases(in: cases).lines(tellsAll: false).first ?? "nothing is drawn"
    }
    try Test.cancel(Comment(rawValue: reason), sourceLocation: location)
  }

  // MARK: - One issue for each problem

  /// The areas that tests have asked about, each with its scope as a prefix.
  private static let asked = Locked<Set<String>>([])
  /// The area that reports a problem, keyed by the scope and the problem's key.
  private static let reporters = ProcessRegistry<String>()

  /// Returns the scope in which a problem is reported once: a test function and a subject.
  private static func scope(of subject: String) -> String {
    "\(Test.current.map { "\($0.id)" } ?? "") \(subject) "
  }

  /// Returns the area that reports a problem: `preferred` if a test covers that area, otherwise the area that asks
  /// first.
  ///
  /// The area of a problem never changes, because Swift Testing can repeat tests.
  private func reporter(
    of problem: String,
    of subject: String,
    preferring preferred: String? = nil
  ) -> String {
    let scope = Self.scope(of: subject)
    return Self.reporters.value(for: scope + problem) {
      guard area != nil, let preferred else { return id }
      return Self.asked.withLock { $0.contains(scope + preferred) } ? preferred : id
    }
  }

  /// Records a problem that keeps the kit from judging, or cancels this test if another area reports the problem.
  private func report(_ problem: String, of subject: String, at location: SourceLocation) throws {
    let reporter = reporter(of: problem, of: subject)
    if reporter != id { try Test.cancel("reported by \(reporter)", sourceLocation: location) }
    try Issue.tell(problem, at: location)
  }
}

extension SourceLocation {
  fileprivate init(_ place: PushApp.Place) {
    self.init(fileID: place.fileID, filePath: place.path, line: place.line, column: 1)
  }
}

extension ConformanceTest: CustomTestStringConvertible {
  /// The name of the area, which test reports print in place of all members of the value.
  public var testDescription: String { id }
}

extension ConformanceTest: CustomTestArgumentEncodable {
  /// Encodes only the name of the area, because the name is the same in each run.
  public func encodeTestArgument(to encoder: some Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id)
  }
}
