// What an adapter needs comes with this module, so that a test target imports one thing.
@_exported public import PushConformance
@_exported public import PushPayloads
@_exported public import PushSimulation

/// The kit's requirements and scenarios as arguments of parameterized tests.
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
    tests(of: adapter, folder) { kit in
      kit.catalogue.requirements.map { (.requirement, $0.id) }
    }
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
    tests(of: adapter, folder) { kit in kit.scenarios.map { (.scenario, $0.id) } }
  }

  private static func tests<Adapter: PushCenterUnderTest & SendableMetatype>(
    of adapter: Adapter.Type,
    _ folder: String?,
    _ cases: (ConformanceKit) -> [(CaseResult.Kind, String)]
  ) -> [ConformanceTest] {
    let session = ConformanceSession.session(for: adapter, scenarios: folder)
    switch session.kit {
    case .success(let kit):
      return cases(kit).map { ConformanceTest(session: session, kind: $0, id: $1) }
    case .failure:
      // A kit that cannot be read is one failing test, not a suite without tests.
      return [ConformanceTest(session: session, kind: .requirement, id: ConformanceTest.loadingID)]
    }
  }
}
