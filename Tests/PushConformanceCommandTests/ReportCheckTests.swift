import PushPayloads
import Testing

@Suite("report check")
struct ReportCheckTests {
  /// `JUnitCheckerTests` has the text of each finding.
  ///
  /// A name, a report, the status and the whole output; `r` stands for the file.
  static let rows: [(String, String, Int32, String)] = [
    (
      "one of each",
      """
      <testsuites tests="3"><testsuite name="s" tests="3">
      <testcase name="a" classname="s" file="A.swift"><failure>no</failure></testcase>
      <testcase name="b" classname="s" file="A.swift"><error>no</error></testcase>
      <testcase name="c" classname="s" file="A.swift"><skipped>later</skipped></testcase>
      </testsuite></testsuites>
      """,
      0, "r: valid, 3 tests, 1 failure, 1 error, 1 skipped"
    ),
    (
      "only warnings",
      """
      <testsuites><testsuite name="s"><testcase name="a"/></testsuite></testsuites>
      """,
      0,
      """
      r:1: warning: case "a" has no classname; CircleCI needs one, others keep no history
      r:1: warning: case "a" names no file; CircleCI cannot split by time, nor Datadog find owners
      r: valid, 1 test, 0 failures, 0 errors, 0 skipped
      """
    ),
    (
      "false counts",
      """
      <testsuites tests="3" failures="0" errors="0" skipped="0">
      <testsuite name="s" tests="2" failures="0" errors="0" skipped="0">
      <testcase name="a" classname="s" file="A.swift"><failure>no</failure></testcase>
      </testsuite></testsuites>
      """,
      1,
      """
      r:1: error: testsuites declares tests="3" but holds 1
      r:1: error: testsuites declares failures="0" but holds 1
      r:2: error: testsuite declares tests="2" but holds 1
      r:2: error: testsuite declares failures="0" but holds 1
      r: not valid, 1 test, 1 failure, 0 errors, 0 skipped
      """
    ),
    (
      "empty", "", 1,
      """
      r:1: error: the file holds no XML
      r: not valid, 0 tests, 0 failures, 0 errors, 0 skipped
      """
    ),
    (
      "hostile names",
      """
      <testsuites><testsuite name="s"><testcase name="a&#x9b;2J&#x202e;" classname="s" \
      file="f"/><testcase name="a&#x9b;2J&#x202e;" classname="s" file="f"/></testsuite></testsuites>
      """,
      1,
      #"""
      r:1: error: s has a second case named "a\u{9B}2J\u{202E}"; GitLab keeps only one of them
      r: not valid, 2 tests, 0 failures, 0 errors, 0 skipped
      """#
    ),
  ]

  @Test("A report of any producer is checked", arguments: rows)
  func reports(name: String, report: String, status: Int32, output: String) async throws {
    let scratch = try Scratch(["r": report])
    let outcome = try await Tool.run("report", "check", "r", in: scratch)
    #expect(outcome == Tool.Outcome(status, output: output + "\n"))
  }

  @Test("JSON has the findings and the number of omitted findings")
  func json() async throws {
    let cases = String(
      repeating: "<testcase name=\"a\" classname=\"s\" file=\"f\"/>\n",
      count: 1_010
    )
    let scratch = try Scratch([
      "r": "<testsuites><testsuite name=\"s\">\n\(cases)</testsuite></testsuites>"
    ])
    let outcome = try await Tool.run("report", "check", "r", "--format", "json", in: scratch)
    #expect(outcome.status == 1)
    let value = try #require(
      JSONScanner.scan(Array(outcome.output.utf8.dropLast())).get().root.value.object
    )
    #expect(
      value.map(\.key) == [
        "file", "valid", "tests", "failures", "errors", "skipped", "findings", "omitted",
      ]
    )
    #expect(value["file"] == "r")
    #expect(value["valid"] == false)
    #expect(value["tests"] == 1010)
    #expect(value["omitted"] == 9)
    #expect(value["findings"]?.array?.count == 1_000)
    #expect(
      value["findings"]?.array?.first == [
        "line": 3, "severity": "error",
        "message": "s has a second case named \"a\"; GitLab keeps only one of them",
      ]
    )
    let text = try await Tool.run("report", "check", "r", in: scratch)
    #expect(text.output.contains("\n… and 9 more\nr: not valid, 1010 tests, "))
  }

  static let unreadable = RefusedLine.rows(
    "report check",
    [
      "missing": "cannot open missing: No such file or directory",
      ".": "cannot read .: Is a directory", "''": "cannot open : No such file or directory",
      "a\nb\u{1B}[2J": #"cannot open a b\u{1B}[2J: No such file or directory"#,
    ]
  )

  @Test("An unreadable report is an error", arguments: unreadable)
  func refuses(_ line: RefusedLine) async throws { try await line.expect() }
}
