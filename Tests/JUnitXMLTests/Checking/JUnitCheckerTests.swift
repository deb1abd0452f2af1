import JUnitXML
import Testing

@Suite("report check")
struct JUnitCheckerTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let xml: String
    let findings: [String]

    static func rows(_ rows: KeyValuePairs<String, [String]>) -> [Self] {
      rows.map { Self(name: $0, xml: $1[0], findings: Array($1.dropFirst())) }
    }

    var testDescription: String { name }
  }

  @Test("Each finding has its exact text", arguments: errors + warnings + accepted)
  func findings(row: Row) {
    let result = JUnitChecker().check(bytes: Array(row.xml.utf8))
    #expect(result.findings.map(\.description) == row.findings)
    #expect(result.isValid == !row.findings.contains { $0.contains(": error: ") })
    #expect(result.omittedFindings == 0)
  }

  /// Returns a suite around cases, which begin on line 2.
  private static func suite(_ attributes: String = "", _ cases: String) -> String {
    "<testsuite name=\"s\"\(attributes)>\n\(cases)\n</testsuite>"
  }

  private static func testCase(_ name: String = "a", _ content: String = "") -> String {
    "<testcase classname=\"c\" name=\"\(name)\" file=\"f\">\(content)</testcase>"
  }

  static let errors = Row.rows([
    "malformed": [
      suite("", testCase() + "\n<testcase name=\"b\" classname=\"c\" file=\"f\">"),
      """
      line 4: error: malformed XML: \
      Opening and ending tag mismatch: testcase line 3 and testsuite
      """,
    ],
    "DOCTYPE": [
      "\n<!DOCTYPE testsuite>\n\(suite("", testCase()))",
      "line 2: error: a DOCTYPE is refused; remove it, a report needs none",
    ],
    "suite without a name": [
      "<testsuite>\(testCase())</testsuite>",
      "line 1: error: testsuite has no name; Codecov and TestRail refuse the report",
    ],
    "case with a blank name": [
      suite("", testCase(" ")),
      "line 2: error: testcase has no name; Codecov and TestRail refuse the report",
    ],
    "false counts": [
      suite(
        " tests=\"3\" failures=\"0\" errors=\"one\" skipped=\"1\"",
        testCase("a", "<failure>x</failure>") + testCase("b", "<skipped>x</skipped>")
      ), "line 1: error: testsuite declares tests=\"3\" but holds 2",
      "line 1: error: testsuite declares failures=\"0\" but holds 1",
      "line 1: error: testsuite declares errors=\"one\" but holds 0",
    ],
    "false counts of the whole": [
      "<testsuites tests=\"1\" errors=\"1\">\n\(suite("", testCase()))\n"
        + "<testsuite name=\"t\">\(testCase("b", "<error>x</error>"))</testsuite></testsuites>",
      "line 1: error: testsuites declares tests=\"1\" but holds 2",
    ],
    "bad times": [
      suite(
        " time=\"1,234.6\"",
        "<testcase classname=\"c\" name=\"a\" file=\"f\" time=\"5e-06\"/>"
      ), "line 1: error: time \"1,234.6\" is not a decimal number of seconds such as 1234.567",
      "line 2: error: time \"5e-06\" is not a decimal number of seconds such as 1234.567",
    ],
    "bad timestamp": [
      suite(" timestamp=\"2026-11-21 03:04:05\"", testCase()),
      """
      line 1: error: timestamp "2026-11-21 03:04:05" is not a date and time such as \
      2026-11-21T03:04:05Z
      """,
    ],
    "duplicate key": [
      suite("", testCase() + "\n" + testCase()),
      "line 3: error: c has a second case named \"a\"; GitLab keeps only one of them",
    ],
    "duplicate key in two suites of one name": [
      "<testsuites>\(suite("", testCase()))\n\(suite("", testCase()))</testsuites>",
      "line 5: error: c has a second case named \"a\"; GitLab keeps only one of them",
    ],
    "two outcomes": [
      suite("", testCase("a", "<failure>x</failure>\n<skipped>y</skipped>")),
      """
      line 3: error: case "a" has a second outcome, skipped; \
      consumers disagree on which holds
      """,
    ],
    "empty outcomes": [
      suite(
        "",
        testCase("a", "<failure message=\"m\"/>") + "\n" + testCase("b", "<skipped> \n</skipped>")
      ), "line 2: error: failure of case \"a\" holds no text; Codecov counts the case as passed",
      "line 3: error: skipped of case \"b\" holds no text; Codecov counts the case as passed",
    ],
    "a type that GitLab refuses": [
      suite("", testCase("a", "<failure type=\"yaml\">x</failure>")),
      "line 2: error: failure has type=\"yaml\"; GitLab refuses the whole report",
    ],
    "a type that GitLab converts": [
      suite("", testCase() + "\n<extra type=\"integer\">7</extra>"),
      "line 3: error: extra has type=\"integer\"; GitLab converts the element's content",
    ],
    "quoted evidence stays on one line and short": [
      suite(
        "",
        "<testcase classname=\"c\" name=\"a\" file=\"f\" time=\"&#10;"
          + String(repeating: "é", count: 100) + "\"/>"
      ),
      """
      line 2: error: time "\(String(repeating: "é", count: 58))…" is not a decimal number of \
      seconds such as 1234.567
      """,
    ],
  ])

  static let warnings = Row.rows([
    "no class name": [
      suite("", "<testcase name=\"a\" file=\"f\"/>"),
      "line 2: warning: case \"a\" has no classname; CircleCI needs one, others keep no history",
    ],
    "no file": [
      suite("", "<testcase name=\"a\" classname=\"c\"/>"),
      """
      line 2: warning: case "a" names no file; \
      CircleCI cannot split by time, nor Datadog find owners
      """,
    ],
    "a time with too many decimals": [
      suite(" time=\"0.000005\"", testCase()),
      """
      line 1: warning: time "0.000005" has more than three decimals; \
      Jenkins' xUnit plugin refuses it on a suite
      """,
    ],
    "a suite inside another": [
      "<testsuite name=\"s\">\n\(suite("", testCase()))</testsuite>",
      """
      line 2: warning: suite "s" is inside another suite; dorny/test-reporter and Allure lose its \
      cases
      """,
    ],
    "no case": [
      "<testsuites><testsuite name=\"s\" tests=\"0\"/></testsuites>",
      "line 1: warning: the report has no test case, which is not a success",
    ],
    "a large file": [
      suite(
        "",
        testCase()
          + String(repeating: "<!-- \(String(repeating: "x", count: 90)) -->", count: 260_000)
      ), "line 1: warning: the file has 25740087 bytes; GitLab refuses more than 30 MB",
    ],
  ])

  static let accepted = Row.rows([
    "one suite as the root": [suite("", testCase())],
    "a suite's own cases declared": [nested(outer: 1), inside],
    "all cases below a suite declared": [nested(outer: 2), inside],
    "a type of one's own": [suite("", testCase("a", "<failure type=\"kit.A\">x</failure>"))],
    "a body in CDATA": [suite("", testCase("a", "<failure><![CDATA[x]]></failure>"))],
    "an unknown element": [suite("", "<extra><failure/></extra>" + testCase())],
    "odd values of attributes that XML knows": [
      "<testsuite name=\"s\" xmlns=\"relative\" xml:lang=\"x y\" xml:space=\"odd\">"
        + "\(testCase())</testsuite>"
    ],
    "an undeclared prefix": [suite("", "<x:extra/>" + testCase())],
    "the same name in two classes": [
      suite("", testCase() + testCase().replacing("\"c\"", with: "\"d\""))
    ],
  ])

  private static let inside = """
    line 3: warning: suite "i" is inside another suite; dorny/test-reporter and Allure lose its cases
    """

  private static func nested(outer count: Int) -> String {
    """
    <testsuite name="s" tests="\(count)">
    \(testCase())
    <testsuite name="i" tests="1">\(testCase("b"))</testsuite>
    </testsuite>
    """
  }

  @Test("Findings beyond the limit are counted, and errors come before warnings")
  func limit() {
    let warned = (0..<1_500).map { "<testcase classname=\"c\" name=\"\($0)\"/>" }
    let cases =
      warned.joined(separator: "\n")
      + "\n<testcase classname=\"c\" name=\"last\" file=\"f\" time=\"x\"/>"
    let result = JUnitChecker().check(bytes: Array(Self.suite("", cases).utf8))
    #expect(result.findings.count == 1000)
    #expect(result.omittedFindings == 501)
    #expect(
      result.findings.last?.description
        == "line 1502: error: time \"x\" is not a decimal number of seconds such as 1234.567"
    )
    #expect(!result.isValid)
  }
}
