import ConformanceTestSupport
import Testing

@testable import JUnitXML

@Suite("Hostile documents are refused")
struct HostileDocumentTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let xml: String
    let error: String

    static func rows(_ rows: KeyValuePairs<String, [String]>) -> [Self] {
      rows.map { Self(name: $0, xml: $1[0], error: $1[1]) }
    }

    var testDescription: String { name }
  }

  @Test("Reader and checker refuse a hostile document", arguments: rows)
  func refused(row: Row) {
    let bytes = Array(row.xml.utf8)
    let error = #expect(throws: JUnitReadError.self) { try JUnitReport(reading: .bytes(bytes)) }
    #expect(error?.description == row.error)
    let found = JUnitChecker().check(bytes: bytes).findings
      .filter { if case .unreadable = $0.kind { true } else { false } }
    #expect(
      found.map(\.description) == [row.error.replacing(": ", with: ": error: ", maxReplacements: 1)]
    )
  }

  static let doctype = "a DOCTYPE is refused; remove it, a report needs none"

  static let rows = Row.rows([
    "billion laughs": [
      """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [
        <!ENTITY a "lollollollollollollollollollol">
      \((0..<9).map(tenfold).joined(separator: "\n"))
      ]>
      <testsuite name="&j;"><testcase name="&j;">&j;</testcase></testsuite>
      """, "line 2: \(doctype)",
    ],
    "external entity": [
      """
      <!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>
      <testsuite><testcase><system-out>&file;</system-out></testcase></testsuite>
      """, "line 1: \(doctype)",
    ],
    "external parameter entity": [
      "<!DOCTYPE x [<!ENTITY % file SYSTEM \"file:///etc/passwd\"> %file;]><testsuite/>",
      "line 1: \(doctype)",
    ],
    "external subset": [
      "<!DOCTYPE testsuite SYSTEM \"https://example.org/junit.dtd\"><testsuite/>",
      "line 1: \(doctype)",
    ],
    "empty DOCTYPE": ["<!DOCTYPE testsuite><testsuite/>", "line 1: \(doctype)"],
    "an undeclared entity": [
      "<testsuite><testcase name=\"&a;\"/></testsuite>",
      "line 1: malformed XML: Entity 'a' not defined",
    ],
    "another root": [
      "<html><testsuite/></html>",
      "line 1: expected testsuites or testsuite as the root, found html",
    ],
    "deep nesting": [
      String(repeating: "<testsuite name=\"s\">\n", count: 200),
      "line 65: elements are nested more than 64 deep",
    ],
    "a name without end": [
      "<testsuite name=\"" + String(repeating: "x", count: 11_000_000),
      "line 1: one case or piece of markup is longer than 10000000 bytes",
    ],
    "cut off": [
      "<testsuite>\n<testcase name=\"a\">",
      "line 2: the file ends inside an element; was the run that wrote it stopped?",
    ],
    "a control character": [
      "<testsuite>\n<testcase name=\"\u{1B}\"/></testsuite>",
      "line 2: malformed XML: invalid character in attribute value",
    ],
    "two roots": [
      "<testsuite/>\n<testsuite/>",
      "line 2: malformed XML: Extra content at the end of the document",
    ],
    "nothing": ["", "line 1: the file holds no XML"],
    "no XML": ["tests passed", "line 1: the file holds no XML"],
  ])

  /// Returns the declaration of an entity that contains the one before it ten times.
  private static func tenfold(_ number: Int) -> String {
    let names = Array("abcdefghij")
    let content = String(repeating: "&\(names[number]);", count: 10)
    return "<!ENTITY \(names[number + 1]) \"\(content)\">"
  }

  @Test(
    "Bytes that are not of their encoding are refused",
    arguments: [
      Array("<testsuite name=\"s\"><testcase name=\"".utf8) + [0xFF, 0xC3]
        + Array("\"/></testsuite>".utf8),
      [0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8, 0x3C, 0x00],
      Array("<?xml version=\"1.0\" encoding=\"made-up\"?><testsuite/>".utf8),
    ]
  )
  func encoding(bytes: [UInt8]) {
    #expect(throws: JUnitReadError.self) { try JUnitReport(reading: .bytes(bytes)) }
    #expect(!JUnitChecker().check(bytes: bytes).isValid)
  }

  @Test("Line numbers are right beyond 65,535, the limit of libxml2's nodes")
  func farLine() {
    let xml =
      "<testsuite name=\"s\">\n"
      + String(repeating: "<testcase classname=\"c\" name=\"a\" file=\"f\"/>\n", count: 70_000)
      + "<testcase classname=\"c\" name=\"b\" file=\"f\" time=\"x\"/>\n</testsuite>"
    let result = JUnitChecker().check(bytes: Array(xml.utf8))
    #expect(result.findings.count == JUnitCheckResult.findingLimit)
    #expect(result.omittedFindings == 70_000 - JUnitCheckResult.findingLimit)
    #expect(result.findings.first?.line == 3)
    let malformed = JUnitChecker().check(bytes: Array((xml + "<").utf8))
    #expect(malformed.isValid == false)
    let late = String(repeating: "\n", count: 70_000) + "<testcase time=\"x\"/>"
    let far = JUnitChecker().check(bytes: Array("<testsuite name=\"s\">\(late)</testsuite>".utf8))
    #expect(far.findings.allSatisfy { $0.line == 70_001 })
    #expect(far.findings.count == 4)
  }

  @Test("A case that prints without end is not held in memory")
  func endlessOutput() {
    let output = String(repeating: "line\n", count: 300_000)
    let xml =
      "<testsuite>\n<testcase name=\"a\"><system-out>\(output)</system-out></testcase></testsuite>"
    let error = #expect(throws: JUnitReadError.self) {
      try JUnitReport(reading: .bytes(Array(xml.utf8)), limits: JUnitLimits(itemBytes: 1_000_000))
    }
    guard case .document(let flaw, _) = error else {
      Issue.record("expected a flaw of the document, got \(String(describing: error))")
      return
    }
    #expect(flaw == .itemTooLong(limit: 1_000_000))
  }

  @Test("A file beyond the limit is not read to its end")
  func fileLimit() {
    let xml =
      "<testsuite name=\"s\">" + String(repeating: "<!-- x -->", count: 30_000) + "</testsuite>"
    let checker = JUnitChecker(limits: JUnitLimits(bytes: 200_000))
    #expect(
      checker.check(bytes: Array(xml.utf8)).findings.map(\.description)
        == ["line 1: error: the file is longer than 200000 bytes"]
    )
  }
}
