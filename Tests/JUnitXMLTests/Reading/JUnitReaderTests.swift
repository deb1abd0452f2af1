import ConformanceTestSupport
import Testing

@testable import JUnitXML

@Suite("Reports of other producers are read")
struct JUnitReaderTests {
  private func read(_ xml: String) throws -> JUnitReport {
    try JUnitReport(reading: .bytes(Array(xml.utf8)))
  }

  @Test("A document whose root is a single empty suite is read")
  func bare() throws {
    let report = try read("<testsuite><testcase/></testsuite>")
    #expect(
      report == JUnitReport(name: "", suites: [JUnitSuite(name: "", cases: [JUnitCase(name: "")])])
    )
  }

  @Test("Suites inside one another become suites of their own, with dotted names")
  func nested() throws {
    let report = try read(
      """
      <testsuites name="all" time="1,234.5" timestamp="2026-11-21T03:04:05">
        <testsuite name="outer" hostname="h">
          <properties><property name="k" value="v"/></properties>
          <testcase name="a"/>
          <testsuite name="inner"><testcase name="b"/></testsuite>
          <testcase name="c"/>
        </testsuite>
      </testsuites>
      """
    )
    #expect(report.name == "all")
    #expect(report.time == .milliseconds(1_234_500))
    #expect(report.timestamp?.description == "2026-11-21T03:04:05Z")
    #expect(report.suites.map(\.name) == ["outer", "outer.inner"])
    #expect(report.suites.map { $0.cases.map(\.name) } == [["a", "c"], ["b"]])
    #expect(report.suites[0].properties == [JUnitProperty(name: "k", value: "v")])
    #expect(report.suites[0].hostname == "h")
  }

  @Test("All members of a case are read")
  func wholeCase() throws {
    let report = try read(
      """
      <testsuite name="s"><testcase classname="c" name="n" time="0.25" file="A.swift" line="7">
        <properties><property name="p" value="q"/></properties>
        <failure message="m" type="t.u">one <![CDATA[<two>]]> &amp; three</failure>
        <system-out>said &lt;this&gt;</system-out>
        <system-err>ignored</system-err>
        <unknown><failure>ignored</failure></unknown>
      </testcase></testsuite>
      """
    )
    let expected = JUnitCase(
      classname: "c",
      name: "n",
      time: .milliseconds(250),
      file: "A.swift",
      line: 7,
      properties: [JUnitProperty(name: "p", value: "q")],
      outcome: .failed(JUnitProblem(message: "m", type: "t.u", body: "one <two> & three")),
      systemOut: "said <this>"
    )
    #expect(report.suites[0].cases == [expected])
  }

  @Test(
    "The gravest outcome counts, and of equals the first",
    arguments: [
      ("<skipped/>", .skipped(message: "")),
      ("<failure/><skipped/>", .failed(JUnitProblem(message: "", type: ""))),
      ("<skipped/><error>e</error>", .error(JUnitProblem(message: "", type: "", body: "e"))),
      (
        "<failure>1</failure><failure>2</failure>",
        .failed(JUnitProblem(message: "", type: "", body: "1"))
      ),
    ] as [(String, JUnitOutcome)]
  )
  func outcome(elements: String, expected: JUnitOutcome) throws {
    let report = try read("<testsuite><testcase>\(elements)</testcase></testsuite>")
    #expect(report.suites[0].cases[0].outcome == expected)
  }

  @Test(
    "References in attributes are resolved once",
    arguments: [
      ("&amp;", "&"), ("&#38;", "&"), ("&#x26;", "&"), ("&amp;#38;", "&#38;"),
      ("&#38;#38;", "&#38;"), ("&amp;amp;", "&amp;"), ("a&amp;&lt;b&amp;", "a&<b&"),
      ("&#10;&#9;é🧵", "\n\té🧵"),
    ]
  )
  func references(written: String, read expected: String) throws {
    let report = try read("<testsuite><testcase name=\"\(written)\"/></testsuite>")
    #expect(report.suites[0].cases[0].name == expected)
  }

  @Test("Other encodings are read")
  func encodings() throws {
    let latin1 =
      Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><testsuite name=\"".utf8)
      + [0xE9] + Array("\"/>".utf8)
    #expect(try JUnitReport(reading: .bytes(latin1)).suites[0].name == "é")
    let utf16 = "\u{FEFF}<testsuite name=\"é\"/>".utf16.flatMap {
      [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    #expect(try JUnitReport(reading: .bytes(utf16)).suites[0].name == "é")
  }

  @Test("Events come in the order of the file, and can be taken one by one")
  func events() throws {
    let xml = "<testsuites><testsuite name=\"s\"><testcase name=\"a\"/></testsuite></testsuites>"
    let reader = try JUnitReader(.bytes(Array(xml.utf8)))
    var events: [JUnitEvent] = []
    while let event = try reader.next() { events.append(event) }
    #expect(
      events == [
        .report(JUnitReport(name: "")), .suite(JUnitSuite(name: "s")),
        .testCase(JUnitCase(name: "a")), .suiteEnd,
      ]
    )
    #expect(try reader.next() == nil)
  }

  @Test("A missing file and a folder are refused")
  func missing() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("missing.xml")
    let error = #expect(throws: JUnitReadError.self) { try JUnitReport(reading: .file(path)) }
    #expect(error?.description == "cannot open \(path): No such file or directory")
    let second = #expect(throws: JUnitReadError.self) {
      try JUnitReport(reading: .file(folder.path))
    }
    #expect(second?.description == "cannot read \(folder.path): Is a directory")
  }
}
