import PushConformance
public import Testing

extension Conformance {
  /// Plays the scenario of a token, so that breakpoints in the center show how a finding comes about.
  ///
  /// ```swift
  /// @Test func lostTap() async throws {
  ///   try await Conformance.replay("PC1.eyJz….5d1c2f00", of: MyCenterAdapter.self)
  /// }
  /// ```
  ///
  /// The scenario is played first; variants of it follow, if a requirement compares them, and a second play, which has
  /// to go the same way. No time limit ends the process while a debugger holds it. Each requirement that the scenario
  /// violates is an issue of the test. A token that no longer fails is none.
  ///
  /// - Parameters:
  ///   - token: The token that a finding prints under `Again`.
  ///   - adapter: The adapter of the push center.
  ///   - sourceLocation: The location of recorded issues; by default the caller's line.
  /// - Throws: ``KitError`` if the kit cannot be used, and the cancellation of a test whose center does not play the
  ///   scenario.
  @MainActor
  public static func replay<Adapter: PushCenterUnderTest & SendableMetatype>(
    _ token: String,
    of adapter: Adapter.Type,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let runner = ConformanceRunner(
      kit: try ConformanceKit.load(),
      options: TestEnvironment.current.options
    )
    let subject = PushCenterSubject(adapter)
    let outcome: ReplayOutcome
    do throws(ReplayTokenError) {
      let token = try ReplayToken(token)
      outcome = await JudgementGuard.watching(subject.name) {
        await runner.replay(token, with: subject)
      }
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
      return
    }
    switch outcome {
    case .noLongerFails: return
    case .skipped(let reason):
      try Test.cancel(Comment(rawValue: reason.text), sourceLocation: sourceLocation)
    case .error(let error):
      Issue.record("\(error.kind): \(error.text)", sourceLocation: sourceLocation)
    case .fails(let findings):
      for finding in findings {
        Issue.record(
          "\(finding.headline)\n\n\(finding.text(subject: subject.name))",
          sourceLocation: sourceLocation
        )
      }
    }
  }
}
