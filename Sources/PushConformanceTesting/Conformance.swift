// This module re-exports `PushConformance`, so that a test target needs to import only this module.
@_exported public import PushConformance

/// The kit's requirements, scenarios and payloads, as arguments of parameterized tests.
///
/// ```swift
/// @Suite(.pushConformance()) struct MyCenterTests {
///   @Test(arguments: Conformance.requirements(of: MyCenterAdapter.self))
///   func requirement(_ test: ConformanceTest) async throws { try await test.check() }
/// }
/// ```
public enum Conformance {
  /// Returns a test case for each requirement, which the kit judges in all of its scenarios.
  ///
  /// - Parameters:
  ///   - adapter: The adapter of the push center.
  ///   - folder: The path of a folder with further scenarios of your own; nil for none. The path is relative to the
  ///     folder in which the tests run. With `swift test`, this is the folder of the package.
  /// - Returns: The tests, for `arguments:`.
  public static func requirements<Adapter: PushCenterUnderTest & SendableMetatype>(
    of adapter: Adapter.Type,
    scenarios folder: String? = nil
  ) -> [ConformanceTest] {
    tests(of: .requirement, in: .session(for: adapter, scenarios: folder))
  }

  /// Returns a test case for each scenario of the kit and of the folder; see ``requirements(of:scenarios:)``.
  public static func scenarios<Adapter: PushCenterUnderTest & SendableMetatype>(
    of adapter: Adapter.Type,
    scenarios folder: String? = nil
  ) -> [ConformanceTest] {
    tests(of: .scenario, in: .session(for: adapter, scenarios: folder))
  }

  /// Returns a test case for each block of generated runs.
  ///
  /// The runs are random scenarios, made of the steps that the roles of the center allow. If a run violates a
  /// requirement, and the suite has a test of this requirement, then that test fails, too.
  ///
  /// Name the same folder in all tests of the suite.
  public static func generated<Adapter: PushCenterUnderTest & SendableMetatype>(
    of adapter: Adapter.Type,
    scenarios folder: String? = nil
  ) -> [ConformanceTest] {
    tests(of: .generated, in: .session(for: adapter, scenarios: folder))
  }

  /// Returns a test case for each payload of the corpus.
  ///
  /// The result also has cases for further payloads, which have the app's own fields at the places of the parser's key
  /// map. Each case has the same name as in the report. You can run a single case, or mark a single case as a known
  /// issue. Swift Testing takes half a millisecond for each case.
  public static func payloads<Parser: PayloadParserUnderTest & SendableMetatype>(
    of parser: Parser.Type
  ) -> [ConformanceTest] {
    tests(of: .payload, in: .session(for: parser))
  }

  private static func tests(
    of kind: CaseResult.Kind,
    in session: ConformanceSession
  ) -> [ConformanceTest] {
    switch session.plan {
    case .success(let plan):
      if plan.isReplay, kind != .payload {
        return [ConformanceTest(session: session, kind: kind, id: ConformanceTest.replayID)]
      }
      return plan.cases.filter { $0.kind == kind }
        .map { ConformanceTest(session: session, kind: kind, id: $0.id) }
    case .failure:
      // If the kit cannot be read, a test has to fail. A suite without tests would pass.
      return [ConformanceTest(session: session, kind: kind, id: ConformanceTest.loadingID)]
    }
  }
}
