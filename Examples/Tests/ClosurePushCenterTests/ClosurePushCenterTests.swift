import ClosurePushCenterAdapters
import PushConformanceTesting
import Testing

@Suite(.pushConformance(report: "closure-push-center.xml"))
struct ClosurePushCenterTests {
  @Test(arguments: Conformance.requirements(of: ClosurePushCenterAdapter.self))
  func requirement(_ test: ConformanceTest) async throws { try await test.check() }

  @Test(arguments: Conformance.scenarios(of: ClosurePushCenterAdapter.self))
  func scenario(_ test: ConformanceTest) async throws { try await test.check() }

  @Test(arguments: Conformance.generated(of: ClosurePushCenterAdapter.self))
  func generated(_ test: ConformanceTest) async throws { try await test.check() }
}
