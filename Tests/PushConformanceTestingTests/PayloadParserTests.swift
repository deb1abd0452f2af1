import ConformanceTestSupport
import JUnitXML
import PushConformanceTesting
import Testing

/// The suite is serialized, because a report exists only after its suites have ended.
@Suite("Payload parsers", .serialized)
struct PayloadParserTests {
  static let report = ReportFolder.file("parser.xml")

  @Suite("A correct parser", .pushConformance(report: report))
  struct Correct {
    static let line = #line + 3

    @Test(arguments: Conformance.areas(of: PlainParser.self))
    func area(_ test: ConformanceTest) async throws { try await test.check() }
  }

  @Test("leaves a report with a case for each payload")
  func correctReport() throws {
    let checked = try JUnitChecker().check(path: Self.report)
    let names = try PayloadSuite.load().names
    #expect(checked.findings == [])
    #expect(checked.counts.tests == names.count)
    #expect(checked.counts.failures + checked.counts.errors + checked.counts.skipped == 0)
    let report = try JUnitReport(reading: .file(Self.report))
    #expect(report.suites.flatMap(\.cases).map(\.name) == names)
    #expect(report.suites.allSatisfy { $0.name.hasPrefix("plain-parser.payloads.") })
    let places = Set(report.suites.flatMap(\.cases).map { "\($0.file ?? ""):\($0.line ?? 0)" })
    #expect(
      places == ["Tests/PushConformanceTestingTests/PayloadParserTests.swift:\(Correct.line)"]
    )
  }

  @Test("A departure is an issue with all that the first screen has")
  func departure() async throws {
    let test = try Conformance.areas(of: BadgelessParser.self).named("aps")
    try await test.expectIssue(
      """
      1  A badge of 0, which removes the number from the icon
         must · 11 payloads · aps.badge.zero · q-f26dab
         Payload   {"aps":{"badge":0}}
         Expected  badge 0
         Saw       no badge
         Hurts     users of the app: APNs delivers such a payload
         Check     A badge is a number. 0 is a badge too, and differs from a missing badge.
         Again     PUSH_CONFORMANCE_FILTER=aps.badge.zero swift test
         Also      aps.badge.zero-with-alert, background.with-badge-zero and 8 more
      """
    )
  }

  @Test("A parser may read fewer fields, at other places, on its own actor")
  func own() async throws {
    try await Conformance.areas(of: LinkParser.self).named("own-fields").check()
  }
}

enum PlainParser: PayloadParserUnderTest {
  static func parse(_ payload: [UInt8]) -> ParsedNotification? {
    ParsedNotification(bytes: payload)
  }
}

enum BadgelessParser: PayloadParserUnderTest {
  static func parse(_ payload: [UInt8]) -> ParsedNotification? {
    var reading = ParsedNotification(bytes: payload)
    if reading?.badge == 0 { reading?.badge = nil }
    return reading
  }
}

enum LinkParser: PayloadParserUnderTest {
  static let fields: Set<ParsedField> = [.url]
  static let keys = PayloadKeyMap(url: ["data", "link"])

  static func parse(_ payload: [UInt8]) async throws -> ParsedNotification? {
    guard let payload = Payload(bytes: payload) else { return nil }
    return ParsedNotification(url: await LinkReader.shared.link(in: payload))
  }
}

actor LinkReader {
  static let shared = LinkReader()

  func link(in payload: Payload) -> String? {
    let data = payload.object.userInfo["data"] as? [AnyHashable: Any]
    let link = data?["link"] as? String
    return link?.isEmpty == true ? nil : link
  }
}
