import ConformanceTestSupport
import Foundation
import PushSimulation
import ReferenceAdapters
import Testing

@testable import PushConformanceTesting

/// Problems that each test of a suite meets.
///
/// Each test runs in a process of its own, because a check that another test reports cancels the current test.
@Suite("One problem is one issue")
struct OneProblemTests {
  @Test("A filter that matches nothing is an issue of one test")
  func filter() async {
    await #expect(processExitsWith: .exitCode(0)) {
      unsafe setenv("PUSH_CONFORMANCE_FILTER", "tost.*", 1)
      let tests =
        Conformance.requirements(of: PushCenterAdapter.self)
        + Conformance.scenarios(of: PushCenterAdapter.self)
      try await OneProblemTests.expectOne(of: tests, startingWith: "the pattern 'tost.*' ")
    }
  }

  @Test("An error in the declaration is an issue of one test")
  func declaration() async {
    await #expect(processExitsWith: .exitCode(0)) {
      try await OneProblemTests.expectOne(
        of: Conformance.requirements(of: ContradictingCenter.self).filter {
          $0.id.hasPrefix("token.")
        },
        startingWith: "adapter.declaration: "
      )
    }
  }

  /// Checks that the first test records an issue each time, and that at least ten other tests are canceled.
  private static func expectOne(
    of tests: [ConformanceTest],
    startingWith text: String
  ) async throws {
    for _ in 0..<2 { try await tests[0].expectIssue(startingWith: text) }
    var reported = 0
    for test in tests.dropFirst() {
      do {
        try await test.check()
        reported += 1
      } catch {
        continue
      }
    }
    exit(tests.count > 10 ? Int32(min(reported, 1)) : 2)
  }
}

/// A center that declares an edition that does not exist.
private final class ContradictingCenter: RegisteringCenter {
  static let app = PushApp().edition("none")

  init(application: SimulatedApplication) {}
  func registerForRemoteNotifications() {}
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {}
}
