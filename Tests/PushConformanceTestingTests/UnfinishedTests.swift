import ConformanceTestSupport
import Foundation
import JUnitXML
@testable import PushConformanceTesting
import Testing

@Suite("A judgment that does not finish is a failure")
struct UnfinishedTests {
  private static func report(_ tests: [ConformanceTest], to path: String) async throws {
    let test = try tests.named("token")
    try await ReportCollector.$current.withValue([.collector(for: path)]) { try await test.check() }
  }

  private static func expectUnfinished(_ path: String, of subject: String) throws {
    let suite = try #require(try JUnitReport(reading: .file(path)).suites.first)
    #expect(suite.name == "\(subject).requirements.kit")
    #expect(suite.cases.map(\.name) == ["kit.finishes"])
    guard case .error(let problem) = suite.cases.first?.outcome else {
      Issue.record("the report is not red")
      return
    }
    #expect(problem.type == "kit.did-not-finish")
  }

  @Test(
    "A center that calls exit ends the tests with status 1, and is named with scenario and step"
  )
  func exits() async throws {
    let path = ReportFolder.file("exits.xml")
    let result = try await #require(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) { [path = path as String] in
      try await UnfinishedTests.report(Conformance.areas(of: ExitingCenter.self), to: path)
    }
    let line = String(decoding: result.standardErrorContent, as: UTF8.self)
    let place = #/exiting-center' ended the process in [a-z.-]+, step \d+, after /#
    #expect(line.contains(place))
    #expect(line.contains("after didRegisterForRemoteNotifications; the tests did not finish\n"))
    try Self.expectUnfinished(path, of: "exiting-center")
  }

  @Test("A center that hangs ends the tests with status 1, and is named with scenario and step")
  func hangs() async throws {
    let path = ReportFolder.file("hangs.xml")
    let result = try await #require(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) { [path = path as String] in
      unsafe setenv("PUSH_CONFORMANCE_TIMEOUT", "1", 1)
      try await UnfinishedTests.report(Conformance.areas(of: HangingCenter.self), to: path)
    }
    let line = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(line.contains("'hanging-center' did not return within 1 second in "))
    try Self.expectUnfinished(path, of: "hanging-center")
  }

  @Test("A center that calls _exit leaves a red report, though the process succeeds")
  func exitsAtOnce() async throws {
    let path = ReportFolder.file("exits-at-once.xml")
    await #expect(processExitsWith: .exitCode(0)) { [path = path as String] in
      try await UnfinishedTests.report(Conformance.areas(of: AbruptCenter.self), to: path)
    }
    try Self.expectUnfinished(path, of: "abrupt-center")
  }
}

private final class ExitingCenter: RegisteringCenter {
  init(application: SimulatedApplication) { application.registerForRemoteNotifications() }

  func registerForRemoteNotifications() {}
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) { exit(0) }
}

private final class AbruptCenter: RegisteringCenter {
  init(application: SimulatedApplication) { application.registerForRemoteNotifications() }

  func registerForRemoteNotifications() {}
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) { _exit(0) }
}

private final class HangingCenter: RegisteringCenter {
  private var count = 0

  init(application: SimulatedApplication) { application.registerForRemoteNotifications() }

  func registerForRemoteNotifications() {}
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) { while true { count += 1 } }
}
