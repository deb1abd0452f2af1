import ConformanceTestSupport
import Foundation
import HostileCenters
import JUnitXML
import ReferenceAdapters
import Testing

@testable import PushConformanceTesting

/// Suites with `isolation: .process`, with the centers that the tests of the command line use, too.
@Suite("A center with a process of its own is isolated from the tests", .serialized)
struct IsolatedTests {
  // MARK: - Centers

  @Test(
    "A center that ends its process loses the scenario, and no other",
    arguments: HostileDeed.endings
  )
  func ending(_ deed: HostileDeed) async throws {
    let plain = try await Self.report(of: HostileDeed.nothing.center, isolation: .none)
    let ending = try #require(deed.ending)
    let isolation =
      deed == .hangs ? ConformanceIsolation.process(seconds: 5) : ConformanceIsolation.process
    let report = try await Self.report(of: deed.center, isolation: isolation) { tests in
      try await withKnownIssue {
        try await tests.named("token").check()
      } matching: { issue in
        issue.comments.first?.rawValue.hasPrefix("\(ending.kind): ") == true
      }
    }
    let lost = report.problems
    #expect(!lost.filter { HostileDeed.occasions.contains($0.key.id) }.isEmpty)
    for (key, problem) in lost {
      #expect(HostileDeed.occasions.contains(key.id) || key.suite.hasPrefix("generated."))
      #expect(problem.type == ending.kind)
      if HostileDeed.occasions.contains(key.id) {
        #expect(problem.message.contains(ending.message))
        #expect(problem.message.contains(ending.step))
        #expect(problem.message.contains(" was the last callback"))
      }
    }
    var expected = plain.outcomes
    var seen = report.outcomes
    for key in lost.keys {
      expected[key] = nil
      seen[key] = nil
    }
    #expect(seen == expected)
  }

  @Test("A center that leaves its process alive hides nothing", arguments: HostileDeed.survivors)
  func surviving(_ deed: HostileDeed) async throws {
    let plain = try await Self.text(of: HostileDeed.truncates.center, isolation: .none)
    #expect(plain.contains("<failure "))
    unsafe setenv("REPORT", Self.path(of: deed.rawValue, .process), 1)
    let report = try await Self.text(of: deed.center, isolation: .process)
    #expect(report == plain)
  }

  @Test("The report of a center that conforms is the same with isolation and without")
  func equalBytes() async throws {
    let plain = try await Self.text(of: PushCenterAdapter.self, isolation: .none)
    #expect(try await Self.text(of: PushCenterAdapter.self, isolation: .process) == plain)
  }

  @Test("A private adapter cannot have a process, and the issue says what to do")
  func hidden() async throws {
    let test = try #require(Conformance.areas(of: HiddenCenter.self).first)
    try await SuiteChoices.$current.withValue(SuiteChoices(isolation: .process)) {
      try await test.expectIssue(
        "'HiddenCenter' is private or inside a function, so no other process finds it; make it internal,"
          + " or leave out isolation: .process"
      )
    }
  }

  // MARK: - Parsers

  @Test("A parser that ends its process loses the payload, and no other")
  func parser() async throws {
    let path = ReportFolder.file("harmful-parser.xml")
    let tests = Conformance.areas(of: HarmfulParser.self)
    try await ConformanceTrait.pushConformance(report: path, isolation: .process).perform {
      try await withKnownIssue {
        try await tests.named("aps").check()
      } matching: { issue in
        issue.comments.first?.rawValue.contains("ended its process with exit code 0") == true
      }
    }
    let problems = try JUnitReport(reading: .file(path)).problems
    #expect(problems.keys.contains { $0.id == "aps.badge.zero" })
    #expect(Set(problems.values.map(\.type)) == ["subject.exited"])
  }

  // MARK: - Two centers

  @Test("A comparison survives a center that ends its process")
  func comparison() async throws {
    try await SuiteChoices.$current.withValue(SuiteChoices(isolation: .process)) {
      try await withKnownIssue {
        try await Conformance.expectSameBehavior(of: Exits.self, as: Nothing.self)
      } matching: { issue in
        issue.comments.first?.rawValue.contains("ended its process with exit code 0") == true
      }
    }
  }

  // MARK: - Judging

  private static func path(of name: String, _ isolation: ConformanceIsolation) -> String {
    ReportFolder.file("\(name)-\(isolation == .none ? "shared" : "isolated").xml")
  }

  private static func report<Center: PushCenterUnderTest & SendableMetatype>(
    of center: Center.Type,
    isolation: ConformanceIsolation,
    _ check: @Sendable ([ConformanceTest]) async throws -> Void = { _ in }
  ) async throws -> JUnitReport {
    let path = path(of: PushCenterSubject.name(ofType: "\(center)"), isolation)
    let tests = Conformance.areas(of: center)
    try await ConformanceTrait.pushConformance(report: path, isolation: isolation).perform {
      // One test that asks for a case is enough: the report then has all cases of the center.
      await withKnownIssue(isIntermittent: true) {
        try await tests.named("token").check()
      }
      try await check(tests)
    }
    return try JUnitReport(reading: .file(path))
  }

  /// Judges a center, and returns the text of the report without times, tokens and the name.
  private static func text<Center: PushCenterUnderTest & SendableMetatype>(
    of center: Center.Type,
    isolation: ConformanceIsolation
  ) async throws -> String {
    _ = try await report(of: center, isolation: isolation)
    let name = PushCenterSubject.name(ofType: "\(center)")
    let data = try Data(contentsOf: URL(filePath: path(of: name, isolation)))
    return String(decoding: data, as: UTF8.self)
      .replacing(/\ (time|timestamp|hostname)="[^"]*"/, with: "")
      .replacing(/PC1\.[-_A-Za-z0-9.]+/, with: "")
      .replacing(name, with: "center")
  }
}

/// A case of a report, without the name of the subject.
private struct CaseName: Hashable {
  var suite: String
  var id: String
}

extension JUnitReport {
  fileprivate var outcomes: [CaseName: String] {
    each { outcome in
      switch outcome {
      case .passed: "passed"
      case .failed: "failed"
      case .error: "error"
      case .skipped: "skipped"
      }
    }
  }

  fileprivate var problems: [CaseName: JUnitProblem] {
    each { outcome in if case .error(let problem) = outcome { problem } else { nil } }
  }

  private func each<Value>(_ value: (JUnitOutcome) -> Value?) -> [CaseName: Value] {
    var values: [CaseName: Value] = [:]
    for suite in suites {
      let name = suite.name.drop { $0 != "." }.dropFirst()
      for result in suite.cases {
        values[CaseName(suite: String(name), id: result.name)] = value(result.outcome)
      }
    }
    return values
  }
}

/// A center that another process does not find.
private final class HiddenCenter: RegisteringCenter {
  init(application: SimulatedApplication) {}

  func registerForRemoteNotifications() {}
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {}
}

enum HarmfulParser: PayloadParserUnderTest {
  static func parse(_ payload: [UInt8]) -> ParsedNotification? {
    let parsed = ParsedNotification(bytes: payload)
    if parsed?.badge == 0 { exit(0) }
    return parsed
  }
}
