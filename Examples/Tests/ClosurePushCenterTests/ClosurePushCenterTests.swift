import ClosurePushCenterAdapters
import PushConformanceTesting
import Testing

@Suite(.pushConformance(report: "closure-push-center.xml"))
struct ClosurePushCenterTests {
  @Test(arguments: Conformance.areas(of: ClosurePushCenterAdapter.self))
  func area(_ test: ConformanceTest) async throws { try await test.check() }
}
