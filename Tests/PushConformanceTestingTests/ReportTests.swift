import ConformanceTestSupport
import Foundation
import JUnitXML
import PushConformanceTesting
import ReferenceAdapters
import Testing

/// The suite is serialized, because a report exists only after its suites have ended.
@Suite("Reports of suites", .serialized)
struct ReportTests {
  // MARK: - One center, one suite

  static let reference = ReportFolder.file("reference.xml")

  @Suite("A correct center", .pushConformance(report: reference))
  struct Reference {
    static let line = #line + 4

    @Test(arguments: Conformance.areas(of: PushCenterAdapter.self))
    func area(_ test: ConformanceTest) async throws {
      try await Cancellations.noting(test) { try await test.check() }
    }
  }

  @Suite("leaves a report that dashboards take")
  struct ReferenceReport {
    let report: JUnitReport

    init() throws {
      report = try JUnitReport(reading: .file(ReportTests.reference))
    }

    @Test("The report is valid and complete")
    func isValid() throws {
      let kit = try Kit.load()
      let checked = try JUnitChecker().check(path: ReportTests.reference)
      #expect(checked.findings == [])
      let blocks = GenerationBlock.all(cases: RunOptions.defaultTestCases)
      #expect(
        checked.counts.tests
          == kit.catalog.requirements.count + kit.scenarios.count + blocks.count
      )
      #expect(checked.counts.failures == 0)
      #expect(checked.counts.errors == 0)
      #expect(checked.counts.skipped == skipped.count)
      let untestable = kit.catalog.requirements.filter { $0.untestable != nil }.map(\.id)
      #expect(Set(skipped).isSuperset(of: untestable))
    }

    @Test("Each case names the file and line of its test")
    func places() {
      let cases = report.suites.flatMap(\.cases)
      #expect(Set(cases.map(\.line)) == [Reference.line])
      #expect(Set(cases.map(\.file)) == ["Tests/PushConformanceTestingTests/ReportTests.swift"])
    }

    @Test("Only the areas without a case that applies were canceled")
    func cancellations() async {
      let judged = report.suites.flatMap(\.cases).map(\.name).filter { !skipped.contains($0) }
      let areas = Conformance.areas(of: PushCenterAdapter.self).map(\.id)
      let canceled = areas.filter { area in
        area != "generated" && !judged.contains { $0.hasPrefix("\(area).") }
      }
      #expect(!canceled.isEmpty)
      #expect(await Cancellations.names == canceled.sorted())
    }

    private var skipped: [String] {
      report.suites.flatMap(\.cases)
        .filter { if case .skipped = $0.outcome { true } else { false } }
        .map(\.name).sorted()
    }
  }

  // MARK: - Two suites, one file

  static let shared = ReportFolder.file("shared.xml")

  @Suite("One of two that name a file", .pushConformance(report: shared))
  struct First {
    @Test(arguments: Conformance.areas(of: PushCenterAdapter.self).prefix(3))
    func area(_ test: ConformanceTest) async throws { try await test.check() }
  }

  @Suite(
    "The other one, by another path",
    .pushConformance(report: ReportFolder.file("./elsewhere/../shared.xml"))
  )
  struct Second {
    @Test func area() async throws {
      let test = try Conformance.areas(of: TruncatingCenter.self).named("token")
      await withKnownIssue { try await test.check() }
    }
  }

  @Test("leave one report on both centers")
  func sharedReport() throws {
    #expect(try JUnitChecker().check(path: Self.shared).findings == [])
    let report = try JUnitReport(reading: .file(Self.shared))
    let subjects = Set(report.suites.map { $0.name.prefix { $0 != "." } })
    #expect(subjects == ["push-center", "truncating-center"])
    let failed = report.suites.flatMap(\.cases).filter { $0.outcome.isFailure }
    #expect(failed.first?.classname == "truncating-center.requirements.token")
    #expect(failed.first?.name == "token.text-is-lossless-hexadecimal")
  }

  // MARK: - Scenarios of one's own

  static let extended = ReportFolder.file("extended.xml")

  @Suite("A center with scenarios of its own", .pushConformance(report: extended))
  struct Extended {
    @Test func plain() async throws {
      try await Conformance.areas(of: PushCenterAdapter.self).named("toast").check()
    }

    @Test func extended() async throws {
      try await Conformance.areas(of: PushCenterAdapter.self, scenarios: OwnScenario.folder)
        .named("toast").check()
    }
  }

  @Test("has each case once in its report, its own too")
  func extendedReport() throws {
    #expect(try JUnitChecker().check(path: Self.extended).findings == [])
    let kit = try Kit.load()
    let names = try JUnitReport(reading: .file(Self.extended)).suites.flatMap(\.cases).map(\.name)
    let known =
      kit.catalog.requirements.map(\.id) + kit.scenarios.map(\.id)
      + GenerationBlock.all(cases: RunOptions.defaultTestCases).map(\.id)
    #expect(names.sorted() == (known + [OwnScenario.id]).sorted())
  }

  // MARK: - What goes wrong

  static let unusable = ReportFolder.file("unusable.xml")

  @Suite("A kit that cannot be read", .pushConformance(report: unusable))
  struct Unusable {
    @Test(arguments: Conformance.areas(of: EagerCenter.self, scenarios: "/dev/null"))
    func area(_ test: ConformanceTest) async throws {
      try await test.expectIssue("/dev/null: there is no such folder")
    }
  }

  @Test("is an error in the report, and not an empty one")
  func unusableReport() throws {
    #expect(try JUnitChecker().check(path: Self.unusable).findings.map(\.severity) == [.warning])
    let report = try JUnitReport(reading: .file(Self.unusable))
    #expect(report.suites.map(\.name) == ["eager-center.requirements.kit"])
    let result = try #require(report.suites.first?.cases.first)
    #expect(result.name == "kit.loads")
    let text = "/dev/null: there is no such folder"
    #expect(result.outcome == .error(JUnitProblem(message: text, type: "kit.unusable", body: text)))
  }

  @Test("A suite that judges nothing writes nothing")
  func nothing() async throws {
    let path = ReportFolder.file("nothing.xml")
    try await ConformanceTrait.pushConformance(report: path).perform {}
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(
    "A report that cannot be written is an issue",
    arguments: [
      ("no-such-folder/report.xml", "report.xml: No such file or directory"),
      ("", " is not a regular file; name a file to create or replace"),
    ]
  )
  func unwritable(_ name: String, _ reason: String) async throws {
    let path = ReportFolder.file(name)
    let location = try #require(Test.current).sourceLocation
    let test = try Conformance.areas(of: PushCenterAdapter.self).named("token")
    try await withKnownIssue {
      try await ConformanceTrait.pushConformance(report: path).perform { try await test.check() }
    } matching: { issue in
      issue.text.hasPrefix("the report was not written: ") && issue.text.hasSuffix(reason)
        && issue.sourceLocation == location
    }
  }
}

private actor Cancellations {
  private static let shared = Cancellations()
  private var names: [String] = []

  static var names: [String] {
    get async { await shared.names.sorted() }
  }

  static func noting(_ test: ConformanceTest, _ body: () async throws -> Void) async throws {
    do {
      try await body()
    } catch {
      if Task.isCancelled { await shared.note(test.id) }
      throw error
    }
  }

  private func note(_ name: String) { names.append(name) }
}

extension JUnitOutcome {
  fileprivate var isFailure: Bool {
    if case .failed = self { true } else { false }
  }
}
