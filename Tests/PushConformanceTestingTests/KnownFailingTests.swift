import ConformanceTestSupport
import Foundation
import JUnitXML
import PushConformanceTesting
import Testing

/// Known failures of suites.
@Suite("Known failures are known issues", .serialized)
struct KnownFailingTests {
  private static let id = "token.text-is-lossless-hexadecimal"
  static let file = ReportFolder.file("known.txt")
  static let report = ReportFolder.file("known.xml")

  /// Returns the tests of a wrong center, and writes its failures down.
  private static func requirements() async throws -> [ConformanceTest] {
    let runner = ConformanceRunner(kit: try Kit.load())
    let results = await runner.run(await PushCenterSubject(TruncatingCenter.self))
    var known = KnownFailures().updated(by: [results]).known
    try #require(known.entries.contains { $0.requirement == id })
    for place in known.entries.indices { known.entries[place].reason = "PUSH-7 The token is cut" }
    try Data(known.text.utf8).write(to: URL(filePath: file))
    return Conformance.requirements(of: TruncatingCenter.self)
  }

  private static func perform(
    _ trait: ConformanceTrait,
    _ body: @Sendable () async throws -> Void
  ) async throws {
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: nil) { try await body() }
  }

  @Test("A suite names a file, and a listed finding does not fail its test")
  func known() async throws {
    let test = try await Self.requirements().named(Self.id)
    try await Self.perform(.pushConformance(report: Self.report, knownFailing: Self.file)) {
      try await test.check()
    }
    let cases = try JUnitReport(reading: .file(Self.report)).suites.flatMap(\.cases)
    let result = try #require(cases.first { $0.name == Self.id })
    let reason = "known failure: PUSH-7 The token is cut"
    #expect(result.outcome == .skipped(message: reason, body: reason))
    let properties = result.properties.filter { $0.name == "known-failure" }.map(\.value)
    #expect(properties.count == 1 && properties[0].hasPrefix("\(Self.id) token: "))
    try await Self.perform(.pushConformance()) {
      await withKnownIssue { try await test.check() }
    }
  }

  #if os(Linux)
    @Test("Swift Testing counts a listed finding as a known issue")
    func counted() throws {
      // Only another process tells the issues of a test.
      let tests = Process()
      tests.executableURL = URL(filePath: CommandLine.arguments[0])
      tests.arguments = [
        "--testing-library", "swift-testing", "--filter", #"KnownFailingTests/known\(\)"#,
      ]
      let output = Pipe()
      tests.standardError = output
      try tests.run()
      let text = String(
        decoding: try output.fileHandleForReading.readToEnd() ?? Data(),
        as: UTF8.self
      )
      tests.waitUntilExit()
      #expect(tests.terminationStatus == 0)
      #expect(text.contains("recorded a known issue"))
      #expect(text.contains("PUSH-7 The token is cut"))
      #expect(text.contains("Test run with 1 test in 1 suite passed"))
    }
  #endif

  @Test("An entry whose story passes fails the test of its requirement")
  func fixed() async throws {
    _ = try await Self.requirements()
    let file = ReportFolder.file("fixed.txt")
    let text = try String(contentsOfFile: Self.file, encoding: .utf8)
      .replacing("subject: truncating-center", with: "subject: eager-center")
    try Data(text.utf8).write(to: URL(filePath: file))
    let test = try Conformance.requirements(of: EagerCenter.self).named(Self.id)
    try await Self.perform(.pushConformance(knownFailing: file)) {
      try await withKnownIssue {
        try await test.check()
      } matching: { issue in
        let text = issue.comments.first?.rawValue ?? ""
        return text.hasPrefix("known.fixed: \(file):")
          && text.contains("no longer shows it; remove the entry at line ")
      }
    }
  }

  @Test("A file that cannot be used fails each test with its line")
  func wrongFile() async throws {
    let file = ReportFolder.file("wrong.txt")
    try Data("# none\nreasn: PUSH-7\n".utf8).write(to: URL(filePath: file))
    let test = try Conformance.requirements(of: EagerCenter.self).named(Self.id)
    try await Self.perform(.pushConformance(knownFailing: file)) {
      try await test.expectIssue(
        "\(file):2: there is no member 'reasn'; an entry has group, subject, story, also, reason, link, until"
      )
    }
    try await Self.perform(.pushConformance(knownFailing: "\(file).none")) {
      try await test.expectIssue("\(file).none: there is no such file")
    }
  }
}
