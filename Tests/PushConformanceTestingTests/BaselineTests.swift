import ConformanceReports
import Foundation
import JUnitXML
import Testing

@testable import PushConformanceTesting

/// Results as JSON lines, and the results of another run, in suites.
@Suite("New causes against the results of another run", .serialized)
struct BaselineTests {
  private static let id = "token.text-is-lossless-hexadecimal"

  private static func perform(
    _ trait: ConformanceTrait,
    _ body: @Sendable () async throws -> Void
  ) async throws {
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: nil) { try await body() }
  }

  @Test("A suite writes its results, and a suite with these as baseline does not fail for them")
  func old() async throws {
    let path = ReportFolder.file("main.json")
    let test = try Conformance.requirements(of: TruncatingCenter.self).named(Self.id)
    try await Self.perform(.pushConformance(results: path)) {
      await withKnownIssue { try await test.check() }
    }
    let baseline = try Baseline([UInt8](Data(contentsOf: URL(filePath: path))), file: path)
    #expect(baseline.subjects == ["truncating-center"])
    #expect(baseline.failures.contains { $0.requirement == Self.id })
    let report = ReportFolder.file("branch.xml")
    try await Self.perform(.pushConformance(report: report, baseline: path)) {
      try await test.check()
    }
    let cases = try JUnitReport(reading: .file(report)).suites.flatMap(\.cases)
    let result = try #require(cases.first { $0.name == Self.id })
    let reason = "known failure: also in \(path)"
    #expect(result.outcome == .skipped(message: reason, body: reason))
  }

  @Test("A baseline that cannot be used fails each test")
  func refused() async throws {
    let path = ReportFolder.file("cut.json")
    try Data("{}".utf8).write(to: URL(filePath: path))
    let test = try Conformance.requirements(of: EagerCenter.self).named(Self.id)
    try await Self.perform(.pushConformance(baseline: path)) {
      try await test.expectIssue(
        "\(path): line 1: the last line has no end, so the file is truncated"
      )
    }
  }
}
