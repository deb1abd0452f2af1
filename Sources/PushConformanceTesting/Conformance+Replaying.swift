import PushConformance
public import Testing

extension Conformance {
  /// Plays the scenario of a finding again, so that a developer can debug the center with breakpoints.
  ///
  /// ```swift
  /// @Test func lostTap() async throws {
  ///   try await Conformance.replay("PC1.eyJz….5d1c2f00", of: MyCenterAdapter.self)
  /// }
  /// ```
  ///
  /// The kit plays the scenario, then the variants that requirements compare with the scenario, and then the scenario
  /// again, to compare the two plays of the scenario. No time limit applies while a debugger holds the process. Each
  /// requirement that the scenario violates is an issue of the test; an `XCTestCase` gets the first issue as an error.
  /// If the scenario no longer violates a requirement, there is no issue.
  ///
  /// - Parameters:
  ///   - token: The token that a finding prints under `Again`.
  ///   - adapter: The adapter of the push center.
  ///   - sourceLocation: The location of recorded issues; by default the caller's line.
  /// - Throws: An error if the kit cannot be used, or if an environment variable has an invalid value. If the
  ///   scenario is not for this center, for example because the center lacks a role, the method throws the error that
  ///   cancels the test.
  @MainActor
  public static func replay<Adapter: PushCenterUnderTest & SendableMetatype>(
    _ token: String,
    of adapter: Adapter.Type,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let environment = TestEnvironment.current
    try environment.refuseContradiction()
    let runner = ConformanceRunner(kit: try ConformanceKit.load(), options: environment.options)
    let subject = PushCenterSubject(adapter)
    let outcome: ReplayOutcome
    do throws(ReplayTokenError) {
      let token = try ReplayToken(token)
      outcome = await JudgmentGuard.watching(subject.name) {
        await runner.replay(token, with: subject)
      }
    } catch {
      return try Issue.tell("\(error)", at: sourceLocation)
    }
    try outcome.record(of: subject.name, at: sourceLocation)
  }
}

extension ReplayOutcome {
  func record(of subject: String, at sourceLocation: SourceLocation) throws {
    switch self {
    case .noLongerFails: return
    case .skipped(let reason):
      try Test.cancel(Comment(rawValue: reason.text), sourceLocation: sourceLocation)
    case .error(let error):
      try Issue.tell("\(error.kind): \(error.text(at: .swiftTest))", at: sourceLocation)
    case .fails(let findings):
      for finding in findings {
        let text = "\(finding.headline)\n\n\(finding.text(subject: subject))"
        try Issue.tell(text, at: sourceLocation)
      }
    }
  }
}
