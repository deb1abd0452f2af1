import PushConformanceTesting
import Testing

@Suite(.pushConformance(report: "streaming-push-center.xml"))
struct StreamingPushCenterTests {
  @Test(arguments: Conformance.requirements(of: StreamingPushCenterAdapter.self))
  func requirement(_ test: ConformanceTest) async throws { try await test.check() }

  @Test(arguments: Conformance.scenarios(of: StreamingPushCenterAdapter.self))
  func scenario(_ test: ConformanceTest) async throws { try await test.check() }
}
