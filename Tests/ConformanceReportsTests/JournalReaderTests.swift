import ConformanceTestSupport
import JUnitXML
import Testing

@testable import ConformanceReports
@testable import PushConformance

@Suite("A journal recovers, or has one clear error")
struct JournalReaderTests {
  private static let text: String = {
    func line(_ id: String, _ outcome: String) -> String {
      #"{"type":"case","subject":"a.b","suite":"a.b.scenarios.token","id":"\#(id)","title":"é","level":"must","#
        + outcome + #","time":0.001}"# + "\n"
    }
    return JournalLines.header(centers: ["a.b", "c"], parsers: ["p"], started: 5)
      + JournalLines.began("a.b") + line("token.one", #""outcome":"passed""#)
      + line(
        "token.two",
        #""outcome":"failed","findings":[{"kind":"token.x","message":"m","clause":"c","#
          + #""expectations":[],"again":"a","text":"t"}]"#
      )
      + line("token.three", #""outcome":"error","error":{"kind":"subject.exited","message":"e"}"#)
      + line("token.four", #""outcome":"skipped","reason":"r""#) + JournalLines.began("c")
      + JournalLines.began("p") + JournalLines.end
  }()

  /// Scripts/check-schemas compares the sample with the schema.
  @Test("The sample of a journal is what the kit writes, and it recovers")
  func sample() async throws {
    let results = try await Sample.results()
    let text =
      JournalLines.header(centers: ["deaf"], parsers: [], started: 5) + JournalLines.began("deaf")
      + results.cases.map(JournalLines.finished).joined() + JournalLines.end
    Snapshot.expect(text, named: "journal.jsonl", in: "Samples/Journal")
    let recovered = JUnitReport(try Journal(reading: Array(text.utf8)), open: nil)
    let report = JUnitReport([results])
    #expect(recovered.suites.map(\.name) == report.suites.map(\.name))
    let cases = recovered.suites.flatMap(\.cases)
    let expected = report.suites.flatMap(\.cases)
    #expect(cases.map(\.name) == expected.map(\.name))
    #expect(cases.map(\.outcome) == expected.map(\.outcome))
    #expect(cases.map(\.systemOut) == expected.map(\.systemOut))
  }

  @Test("A journal cut at every byte")
  func cut() throws {
    let bytes = Array(Self.text.utf8)
    for count in 0...bytes.count {
      let part = Array(bytes[..<count])
      let lines = part.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .dropLast().map { String(decoding: $0, as: UTF8.self) }
      guard !lines.isEmpty else {
        #expect(throws: JournalError(line: 1, problem: .noHeader)) { try Journal(reading: part) }
        continue
      }
      let report = JUnitReport(try Journal(reading: part), open: nil)
      let names = report.suites.flatMap(\.cases).map(\.name)
      let finished = lines.filter { $0.contains(#""type":"case""#) }.count
      let isWhole = count == bytes.count
      #expect(names.count == finished + (isWhole ? 0 : 1))
      #expect((names.last == "kit.finishes") == !isWhole)
    }
  }

  @Test("The error of an unfinished run names the step that was open, and what was not run")
  func unfinished() throws {
    let lines = Self.text.split(separator: "\n").prefix(4).joined(separator: "\n") + "\n"
    let open = ProcessEnd.OpenStep(play: 0, scenario: "token.x", step: 2, callback: "didReceive")
    let report = JUnitReport(try Journal(reading: Array(lines.utf8)), open: open)
    let suite = try #require(report.suites.last)
    #expect(suite.name == "a.b.requirements.kit")
    guard case .error(let problem) = suite.cases.first?.outcome else {
      Issue.record("an unfinished run is no error")
      return
    }
    #expect(problem.type == "kit.did-not-finish")
    #expect(
      problem.message
        == "the run did not finish; 'a.b' was playing token.x, step 3, after didReceive; not run: c, p"
    )
  }

  /// Lines that are invalid in a journal, each in place of the case `token.two`.
  private static let forgeries: [(line: String, message: String)] = [
    ("{", "line 4 does not belong to a journal: at column 2, "),
    ("[]", "line 4 does not belong to a journal: it has no type"),
    (
      #"{"type":"journal"}"#,
      "line 4 does not belong to a journal: a line of type 'journal' cannot be here"
    ),
    (#"{"type":"case"}"#, "line 4 does not belong to a journal: 'subject' is missing"),
    (#"{"type":"began","subject":"p"}"#, "the run was not judging 'p' here"),
    (
      #"{"type":"case","subject":"a.b","suite":"c.scenarios.token","id":"x"}"#,
      "the suite 'c.scenarios.token' belongs to another subject"
    ),
    (
      #"{"type":"case","subject":"a.b","suite":"a.b.scenarios.token","id":"token.one","title":"","#
        + #""level":"must","outcome":"passed","time":0}"#,
      "the case 'token.one' has its result already"
    ),
    (
      #"{"type":"case","subject":"a.b","suite":"a.b.scenarios.token","id":"x","title":"","level":"must","#
        + #""outcome":"green","time":0}"#,
      "'outcome' is missing or has another kind of value"
    ),
  ]

  @Test("A line that no run writes is named", arguments: forgeries)
  func forged(line: String, message: String) throws {
    var lines = Self.text.split(separator: "\n").map(String.init)
    lines[3] = line
    let text = lines.joined(separator: "\n") + "\n"
    let error = try #require(throws: JournalError.self) { try Journal(reading: Array(text.utf8)) }
    #expect(error.description.contains(message))
  }
}
