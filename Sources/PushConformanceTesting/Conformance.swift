// What an adapter needs comes with this module, so that a test target imports one thing.
@_exported public import PushConformance

/// The kit's requirements, scenarios and payloads as arguments of parameterized tests.
///
/// ```swift
/// @Suite(.pushConformance()) struct MyCenterTests {
///   @Test(arguments: Conformance.requirements(of: MyCenterAdapter.self))
///   func requirement(_ test: ConformanceTest) async throws { try await test.check() }
/// }
/// ```
public enum Conformance {
  /// A test case for each requirement, judged on all golden scenarios.
  ///
  /// - Parameters:
  ///   - adapter: The push center, behind the kit's roles.
  ///   - folder: A folder of further scenarios of your own, if there is one: relative to the folder in
  ///     which the tests run, with `swift test` that of the package.
  /// - Returns: The tests, as `arguments:` takes them.
  public static func requirements<Adapter: PushCenterUnderTest & SendableMetatype>(
    of adapter: Adapter.Type,
    scenarios folder: String? = nil
  ) -> [ConformanceTest] {
    tests(of: .requirement, in: .session(for: adapter, scenarios: folder))
  }

  /// A test case for each golden scenario.
  ///
  /// - Parameters:
  ///   - adapter: The push center, behind the kit's roles.
  ///   - folder: A folder of further scenarios of your own, if there is one: relative to the folder in
  ///     which the tests run, with `swift test` that of the package.
  /// - Returns: The tests, as `arguments:` takes them.
  public static func scenarios<Adapter: PushCenterUnderTest & SendableMetatype>(
    of adapter: Adapter.Type,
    scenarios folder: String? = nil
  ) -> [ConformanceTest] {
    tests(of: .scenario, in: .session(for: adapter, scenarios: folder))
  }

  /// A test case for each block of generated runs: scenarios that nobody has thought of, drawn from the
  /// steps that the roles of the center understand.
  ///
  /// What they find makes the tests of requirements fail as well, where a suite has both.
  ///
  /// - Parameters:
  ///   - adapter: The push center, behind the kit's roles.
  ///   - folder: A folder of further scenarios of your own, as the other tests of the suite name it.
  /// - Returns: The tests, as `arguments:` takes them.
  public static func generated<Adapter: PushCenterUnderTest & SendableMetatype>(
    of adapter: Adapter.Type,
    scenarios folder: String? = nil
  ) -> [ConformanceTest] {
    tests(of: .generated, in: .session(for: adapter, scenarios: folder))
  }

  /// A test case for each payload of the corpus, and for some whose own fields stand where the key map
  /// of the parser has them.
  ///
  /// One each, although there are many: a case is then named as in the report, can be run again by
  /// itself, and marked as known by itself. Swift Testing takes half a millisecond for one.
  ///
  /// - Parameter parser: The payload parser, behind the kit's protocol.
  /// - Returns: The tests, as `arguments:` takes them.
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
      // A kit that cannot be read is one failing test, not a suite without tests.
      return [ConformanceTest(session: session, kind: kind, id: ConformanceTest.loadingID)]
    }
  }
}
