import ConformanceTestSupport
import Foundation
import JUnitXML
import PushConformanceTesting
import Testing

@Suite("A deviation with an answer does not fail its test", .serialized)
struct AnswersInTestTests {
  private static let id = "token.text-is-lossless-hexadecimal"
  static let file = ReportFolder.file("answers.json")
  static let report = ReportFolder.file("answered.xml")

  private static func areas(_ kind: Answer.Kind) async throws -> [ConformanceTest] {
    let runner = ConformanceRunner(kit: try Kit.load())
    let subject = await PushCenterSubject(TruncatingCenter.self)
    var answers = await runner.adopting(subject).answers
    for place in answers[subject.name].answers.indices {
      answers[subject.name].answers[place].kind = kind
      answers[subject.name].answers[place].reason = "PUSH-7 The token is cut"
    }
    try #require(answers[subject.name].answers.contains { $0.names.contains(id) })
    try ReportFolder.write(answers.text, to: "answers.json")
    return Conformance.areas(of: TruncatingCenter.self)
  }

  @Test("A suite names a file, and an excused deviation does not fail its test")
  func answered() async throws {
    let test = try await Self.areas(.knownIssue).named("token")
    try await ConformanceTrait
      .pushConformance(report: Self.report, answers: Self.file, gate: true)
      .perform { try await test.check() }
    let cases = try JUnitReport(reading: .file(Self.report)).suites.flatMap(\.cases)
    let result = try #require(cases.first { $0.name == Self.id })
    let reason = "answered: known-issue: PUSH-7 The token is cut"
    #expect(result.outcome == .skipped(message: reason, body: reason))
    #expect(result.properties.contains { $0.name == "answer" && $0.value.hasPrefix("q-") })
    try await ConformanceTrait.pushConformance().perform {
      await withKnownIssue { try await test.check() }
    }
  }

  #if os(Linux)
    @Test("Swift Testing counts an excused deviation as a known issue")
    func counted() throws {
      // Only a separate process shows the issues of a test.
      let tests = Process()
      tests.executableURL = URL(filePath: CommandLine.arguments[0])
      tests.arguments = [
        "--testing-library", "swift-testing", "--filter", #"AnswersInTestTests/answered\(\)"#,
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
      let end = try #require(
        text.firstRange(of: "Test run with 1 test in 1 suite passed")?.upperBound
      )
      // The summary follows the last line of Swift Testing.
      #expect(text[end...].contains("\ntruncating-center\n  requirements "))
      #expect(text[end...].contains("  report        "))
    }
  #endif

  @Test("An answer whose story passes fails the test of its requirement")
  func stale() async throws {
    _ = try await Self.areas(.intended)
    let file = ReportFolder.file("stale.json")
    let text = try String(contentsOfFile: Self.file, encoding: .utf8)
      .replacing("\"truncating-center\"", with: "\"eager-center\"")
    try ReportFolder.write(text, to: "stale.json")
    let test = try Conformance.areas(of: EagerCenter.self).named("token")
    try await ConformanceTrait.pushConformance(answers: file).perform {
      try await withKnownIssue {
        try await test.check()
      } matching: { issue in
        let text = issue.comments.first?.rawValue ?? ""
        return text.hasPrefix("answer.stale: q-")
          && text.contains(" is stale: its story no longer ")
      }
    }
  }

  @Test("A file that cannot be used fails each test with its place")
  func wrongFile() async throws {
    let file = ReportFolder.file("wrong.json")
    try ReportFolder.write("{\"version\": 1,\n \"subject\": {}}", to: "wrong.json")
    let test = try Conformance.areas(of: EagerCenter.self).named("token")
    try await ConformanceTrait.pushConformance(answers: file).perform {
      try await test.expectIssue(
        "\(file):2:2: /subject: there is no member \"subject\"; the members are version, subjects"
      )
    }
    try await ConformanceTrait.pushConformance(answers: "\(file).none").perform {
      try await test.expectIssue("\(file).none: there is no such file")
    }
  }
}
