import ConformanceTestSupport
import Foundation
import PushSimulation
import ReferenceAdapters
import Testing

@testable import PushConformanceTesting

@Suite("One problem is one issue")
struct OneProblemTests {
  @Test("A filter that matches nothing is an issue of one test")
  func filter() async {
    await #expect(processExitsWith: .exitCode(0)) {
      unsafe setenv("PUSH_CONFORMANCE_FILTER", "tost.*", 1)
      try await OneProblemTests.expectOne(
        of: Conformance.areas(of: PushCenterAdapter.self),
        startingWith: "the pattern 'tost.*' "
      )
    }
  }

  @Test("An error in the declaration is one issue, at the declaration, for all areas")
  func declaration() async throws {
    let areas = Conformance.areas(of: ContradictingCenter.self)
    let problems = Problem.all(in: try await areas[0].session.results(SuiteChoices()))
    #expect(problems.filter(\.isFailure).map { Set($0.areas) } == [Set(areas.map(\.id))])
    let issues = try await areas.named("token").issues()
    #expect(issues.map { $0.text.prefix(21) } == ["adapter.declaration: "])
    #expect(issues.first?.sourceLocation?.line == ContradictingCenter.line)
  }

  @Test("A cause is an issue of the area with the case to read first, and has the story with it")
  func cause() async throws {
    let areas = Conformance.areas(of: TruncatingCenter.self)
    let issues = try await areas.named("token").issues().filter { $0.severity == .error }
    let texts = issues.map { $0.text.split(separator: "\n") }
    #expect(Set(texts.map { $0[1].split(separator: " · ").last }).count == issues.count)
    #expect(texts.allSatisfy { $0.contains { $0.contains("  launch") } })
    // The same areas report the same causes again, because Swift Testing can repeat tests.
    #expect(
      try await areas.named("token").issues().filter { $0.severity == .error }.count == issues.count
    )
  }

  @Test("A check of all areas has each cause once; outside of Swift Testing it throws them")
  func check() async throws {
    let count = Locked(0)
    try await withKnownIssue {
      try await Conformance.check(TruncatingCenter.self)
    } matching: { issue in
      count.withLock { $0 += issue.severity == .error ? 1 : 0 }
      return true
    }
    let error = await #expect(throws: ConformanceFailure.self) {
      try await Task.detached { try await Conformance.check(TruncatingCenter.self) }.value
    }
    let text = try #require(error?.description)
    let causes = count.withLock { $0 == 1 ? "1 cause." : "\($0) causes." }
    #expect(text.hasPrefix("✗ truncating-center: \(causes)"))
    #expect(!text.contains("--all"))
    try await Task.detached { try await Conformance.check(PlainParser.self) }.value
  }

  @Test("A suite chooses the level, and a gate in which nothing is drawn")
  func choices() async throws {
    let choices = ConformanceTrait.pushConformance(level: .should, gate: true).choices
    let areas = Conformance.areas(of: EagerCenter.self)
    try await SuiteChoices.$current.withValue(choices) {
      #expect(try await areas.named("token").issues().contains { $0.severity == .error })
      let results = try await areas[0].session.results(choices)
      #expect(!results.cases.isEmpty && !results.cases.contains { $0.kind == .generated })
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

private final class ContradictingCenter: RegisteringCenter {
  nonisolated static let line = #line + 1
  static let app = PushApp().edition("none")

  init(application: SimulatedApplication) {}
  func registerForRemoteNotifications() {}
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {}
}
