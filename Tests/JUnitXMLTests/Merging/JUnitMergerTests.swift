import ConformanceTestSupport
import Testing

@testable import JUnitXML

@Suite("Reports are merged")
struct JUnitMergerTests {
  /// The two files of one run of `swift test --xunit-output`, as SwiftPM 6.3 writes them.
  static let swiftPM = [
    """
    <?xml version="1.0" encoding="UTF-8"?>

    <testsuites>
    <testsuite name="TestResults" errors="0" tests="2" failures="1" skipped="0" time="1.5">
    <testcase classname="AppTests.OldTests" name="testFails" time="1.25">
    <failure message="failure"></failure>
    </testcase>
    <testcase classname="AppTests.OldTests" name="testWorks" time="5e-06">
    </testcase>
    </testsuite>
    </testsuites>
    """,
    """
    <?xml version="1.0" encoding="UTF-8"?>

    <testsuites>
    <testsuite name="TestResults" errors="0" tests="7" failures="9" skipped="0" time="0.0021234">
    <testcase classname="AppTests.NewTests" name="works()" time="0.001"/>
    <testcase classname="AppTests.NewTests" name="fails()" time="0.001"><failure message="no &#10139; 3"/></testcase>
    <testcase classname="AppTests.NewTests" name="later()" time="0.0"><skipped message="later"/></testcase>
    </testsuite>
    </testsuites>
    """,
  ]

  static let nested = """
    <testsuite name="all" time="1,234.5" timestamp="2026-11-21T05:00:00+02:00">
      <testcase name="first" classname="c"/>
      <testsuite name="inner" hostname="ci"><properties><property name="seed" value="1"/></properties>
        <testcase name="a" classname="c" time="0.25"><error type="yaml">gone</error></testcase>
      </testsuite>
      <testcase name="last" classname="c"><system-out>said</system-out></testcase>
    </testsuite>
    """

  static let own = GoldenReportTests.report

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func merge(
    _ texts: [String],
    into target: String = "out.xml"
  ) throws -> String {
    let merger = try JUnitMerger(path: folder.file(target))
    for (index, text) in texts.enumerated() {
      let path = try folder.write(text, to: "in-\(index).xml")
      try merger.add(JUnitInput(path, named: "in-\(index).xml"))
    }
    try merger.finish()
    return try folder.text(of: target)
  }

  @Test("SwiftPM's own two files are one report whose counts are true")
  func filesOfSwiftPM() throws {
    let text = try merge(Self.swiftPM)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="merged" tests="5" failures="2" errors="0" skipped="1" time="1.502">
          <testsuite name="TestResults" tests="5" failures="2" errors="0" skipped="1" time="1.502">
            <testcase classname="AppTests.OldTests" name="testFails" time="1.250">
              <failure message="failure" type="kit.Problem">failure</failure>
            </testcase>
            <testcase classname="AppTests.OldTests" name="testWorks" time="0.000"/>
            <testcase classname="AppTests.NewTests" name="works()" time="0.001"/>
            <testcase classname="AppTests.NewTests" name="fails()" time="0.001">
              <failure message="no ➛ 3" type="kit.Problem">no ➛ 3</failure>
            </testcase>
            <testcase classname="AppTests.NewTests" name="later()" time="0.000">
              <skipped message="later">later</skipped>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test("Suites inside suites become suites with dotted names")
  func nestedSuites() throws {
    let text = try merge([Self.nested])
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="merged" tests="3" failures="0" errors="1" skipped="0" time="1234.500" timestamp="2026-11-21T03:00:00Z">
          <testsuite name="all" tests="2" failures="0" errors="0" skipped="0" time="1234.500" timestamp="2026-11-21T03:00:00Z">
            <testcase classname="c" name="first" time="0.000"/>
            <testcase classname="c" name="last" time="0.000">
              <system-out>said</system-out>
            </testcase>
          </testsuite>
          <testsuite name="all.inner" tests="1" failures="0" errors="1" skipped="0" time="0.250" hostname="ci">
            <properties>
              <property name="seed" value="1"/>
            </properties>
            <testcase classname="c" name="a" time="0.250">
              <error message="(no message)" type="kit.yaml">(no message)
        gone</error>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test("A report of the kit stays as it is, byte for byte")
  func ownReport() throws {
    try Self.own.write(to: folder.file("own.xml"))
    let text = try folder.text(of: "own.xml")
    #expect(try merge([text]) == text)
  }

  @Test("Merging a result changes nothing, and equal inputs give equal bytes")
  func idempotent() throws {
    try Self.own.write(to: folder.file("own.xml"))
    let hostile = JUnitReport(
      name: "hostile",
      suites: HostileText.all.map { text in
        JUnitSuite(
          name: "suite \(text.text)",
          hostname: text.text,
          properties: [JUnitProperty(name: text.text, value: text.text)],
          cases: [
            JUnitCase(
              name: text.name,
              file: text.text,
              outcome: .failed(JUnitProblem(message: text.text, type: text.text, body: text.text)),
              systemOut: text.text
            ),
            JUnitCase(name: "\(text.name) skipped", outcome: .skipped(message: text.text)),
          ]
        )
      }
    )
    try hostile.write(to: folder.file("hostile.xml"))
    let texts =
      [try folder.text(of: "own.xml"), Self.nested, try folder.text(of: "hostile.xml")]
      + Self.swiftPM
    let once = try merge(texts)
    #expect(try merge(texts, into: "again.xml") == once)
    #expect(try merge([once], into: "twice.xml") == once)
    #expect(JUnitChecker().check(bytes: Array(once.utf8)).isValid)
  }

  private static let good = """
    <testsuites><testsuite name="s">
    <testcase name="a" classname="c"/></testsuite></testsuites>
    """

  static let rows: [(name: String, error: String, reports: [String])] = [
    (
      "cut off", "in-1.xml:2: malformed XML: expected '>'",
      [good, String(good.replacing("\"a\"", with: "\"b\"").dropLast(20))]
    ),
    ("empty", "in-0.xml:1: the file holds no XML", [""]),
    (
      "a DOCTYPE", "in-1.xml:3: a DOCTYPE is refused; remove it, a report needs none",
      [good, "\n\n<!DOCTYPE testsuites SYSTEM \"file:///etc/passwd\">\(good)"]
    ),
    (
      "a billion laughs", "in-0.xml:2: a DOCTYPE is refused; remove it, a report needs none",
      [HostileDocumentTests.rows[0].xml]
    ),
    (
      "an entity", "in-0.xml:2: malformed XML: Entity 'a' not defined",
      ["<testsuite name=\"s\">\n<testcase name=\"&a;\"/></testsuite>"]
    ),
    (
      "another format", "in-1.xml:1: expected testsuites or testsuite as the root, found html",
      [good, "<html/>"]
    ),
    (
      "a case twice in one file",
      "in-0.xml:3: suite \"s\" has a second case named \"a\"; is one report given twice?",
      [good.replacing("</testsuite>", with: "\n<testcase name=\"a\" classname=\"c\"/></testsuite>")]
    ),
    (
      "a file twice",
      "in-1.xml:2: suite \"s\" has a second case named \"a\"; is one report given twice?",
      [good, good]
    ),
  ]

  @Test("A bad input is one error with its file and line, and nothing is written", arguments: rows)
  func badInput(name: String, message: String, reports: [String]) throws {
    let error = #expect(throws: JUnitMergeError.self) { try merge(reports) }
    #expect(error?.description == message)
    #expect(try folder.contents == reports.indices.map { "in-\($0).xml" })
  }

  @Test("Suites without an end do not take memory without an end")
  func manySuites() throws {
    let long = String(repeating: "x", count: 1_000)
    let suites = (0..<60_000).map { "<testsuite name=\"\($0)\(long)\"/>\n" }.joined()
    let error = #expect(throws: JUnitMergeError.self) {
      try merge(["<testsuites>\(suites)</testsuites>"])
    }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("in-0.xml:5"))
    #expect(
      text.hasSuffix(": the names and properties of all suites take more than 67108864 bytes")
    )
  }
}
