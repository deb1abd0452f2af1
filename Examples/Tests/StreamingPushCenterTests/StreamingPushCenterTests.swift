import PushConformanceTesting
import Testing

@Suite(.pushConformance(report: "streaming-push-center.xml"))
struct StreamingPushCenterTests {
  @Test(arguments: Conformance.areas(of: StreamingPushCenterAdapter.self))
  func area(_ test: ConformanceTest) async throws { try await test.check() }
}
