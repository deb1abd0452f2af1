// This module re-exports `PushConformance`, so that a test target needs to import only this module.
@_exported public import PushConformance
public import Testing

/// Judges push centers and payload parsers in tests.
///
/// ```swift
/// @Suite(.pushConformance()) struct MyCenterTests {
///   @Test(arguments: Conformance.areas(of: MyCenterAdapter.self))
///   func area(_ test: ConformanceTest) async throws { try await test.check() }
/// }
/// ```
public enum Conformance {
  /// Returns a test case for each area of requirements, such as `token`, and one for the generated runs.
  ///
  /// - Parameters:
  ///   - adapter: The adapter of the push center.
  ///   - folder: The path of a folder with scenarios of your own; nil if you have none. The path is relative to the
  ///     folder in which the tests run. With `swift test`, this is the folder of the package.
  /// - Returns: The tests, for `arguments:`.
  public static func areas<Adapter: PushCenterUnderTest & SendableMetatype>(
    of adapter: Adapter.Type,
    scenarios folder: String? = nil
  ) -> [ConformanceTest] {
    tests(in: .session(for: adapter, scenarios: folder))
  }

  /// Returns a test case for each area of the corpus of payloads, such as `aps`.
  ///
  /// The kit also generates payloads with the app's own fields, at the places that the parser's key map states.
  public static func areas<Parser: PayloadParserUnderTest & SendableMetatype>(
    of parser: Parser.Type
  ) -> [ConformanceTest] {
    tests(in: .session(for: parser))
  }

  /// Judges a push center in all areas.
  ///
  /// In a Swift Testing test, each cause of failures becomes an issue. Elsewhere, such as in an `XCTestCase`, the
  /// method throws one error, whose description lists the causes.
  ///
  /// ```swift
  /// func testPushes() async throws { try await Conformance.check(MyCenterAdapter.self) }
  /// ```
  ///
  /// - Parameters:
  ///   - adapter: The adapter of the push center.
  ///   - folder: The path of a folder with scenarios of your own; nil if you have none.
  ///   - sourceLocation: The location of the issues if the adapter has no declaration; by default the caller's line.
  /// - Throws: In Swift Testing, the error that cancels a test without a verdict. Elsewhere, the error with the causes.
  public static func check<Adapter: PushCenterUnderTest & SendableMetatype>(
    _ adapter: Adapter.Type,
    scenarios folder: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let session = ConformanceSession.session(for: adapter, scenarios: folder)
    try await ConformanceTest(session: session, area: nil).check(sourceLocation: sourceLocation)
  }

  /// Judges a payload parser; see ``check(_:scenarios:sourceLocation:)``.
  public static func check<Parser: PayloadParserUnderTest & SendableMetatype>(
    _ parser: Parser.Type,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await ConformanceTest(session: .session(for: parser), area: nil)
      .check(sourceLocation: sourceLocation)
  }

  private static func tests(in session: ConformanceSession) -> [ConformanceTest] {
    // If the kit cannot be read, a test has to fail. A suite without tests would pass.
    var areas = [ConformanceTest.loadingID]
    if case .success(let plan) = session.plan {
      // `==` with nil would need the type of the closure at run time, which macOS 14 does not know.
      areas = if case .some = plan.replay { [ConformanceTest.replayID] } else { plan.areas }
    }
    return areas.map { ConformanceTest(session: session, area: $0) }
  }
}
