import ConformanceReports
import JUnitXML
import Testing

@testable import PushConformance

@MainActor @Suite("Results of payload parsers")
struct ParserReportTests {
  static let suite = PayloadSuite(cases: [
    payload("one", #"{"aps":{"badge":0}}"#, .accepts(ParsedExpectation([.badge: 0]))),
    payload("two", #"{"aps":{"badge":0},"a":1}"#, .accepts(ParsedExpectation([.badge: 0]))),
    payload("three", "[{}]", .refuses),
    payload("four", #"{"aps":{"alert":"<a>"},"aps":{}}"#, .nothing),
    payload("five", "{}", .accepts(ParsedExpectation([.badge: .null])), isDelivered: false),
    payload("six", #"{"b":|}"#, .nothing),
  ])

  private static func payload(
    _ name: String,
    _ body: String,
    _ demand: PayloadCase.Demand,
    isDelivered: Bool = true
  ) -> PayloadCase {
    PayloadCase(
      id: "own.\(name)",
      title: "The title of \(name)",
      bytes: Array(body.utf8),
      demand: demand,
      isDelivered: isDelivered
    )
  }

  static let wrong = PayloadParserSubject(name: "wrong", fields: [.badge, .body]) { bytes in
    if bytes.first == UInt8(ascii: "[") { return ParsedNotification(body: "Hello") }
    guard let payload = Payload(bytes: bytes), !payload.object.isEmpty else { return nil }
    let badge = payload.aps?.badge == 0 ? nil : payload.aps?.badge
    let isDouble = payload.object.members.count { $0.key == "aps" } > 1
    return ParsedNotification(body: isDouble ? "<a>" : nil, badge: badge)
  }

  /// Returns the results of a parser, with only the payloads of this suite.
  private func results(of parser: PayloadParserSubject) async -> SubjectResults {
    var results = await PayloadRunner(suite: Self.suite).run(parser)
    results.cases.removeAll { !$0.id.hasPrefix("own.") }
    results.time = .zero
    for index in results.cases.indices { results.cases[index].time = .zero }
    return results
  }

  @Test("The console prints a fault of many payloads once")
  func console() async {
    let text = ConsoleSummary(tellsAll: true).text([await results(of: Self.wrong)])
    #expect(
      text == """
        ✗ wrong  own.one

          own.one (must)
            The title of one

          Payload   {"aps":{"badge":0}}
          Expected  badge 0
          Saw       no badge
          Why       The icon shows a wrong number, or keeps a number after the user has read everything.
          Hurts     users of the app: APNs delivers such a payload
          Check     A badge is a number. 0 is a badge too, and differs from a missing badge.
          Again     push-conformance run wrong --filter own.one

          Also: own.two

        ✗ wrong  own.five

          own.five (must)
            The title of five

          Payload   {}
          Expected  a notification
          Saw       a refusal
          Why       APNs enforces this rule. The parser need not enforce it, and a parser that \
        does is wrong as soon as APNs changes the rule.
          Hurts     no user: APNs refuses the payload, so no device receives it
          Check     Decode each field by itself, so that a value of the wrong kind loses only its \
        own field. Accept both forms of an alert, and a push without aps. Do not limit the size.
          Again     push-conformance run wrong --filter own.five

        ✗ wrong  own.three

          own.three (must)
            The title of three

          Payload   [{}]
          Expected  a refusal
          Saw       body "Hello"
          Why       The bytes are not a valid payload, and each reader may read something different.
          Hurts     perhaps no user: the payload is invalid, so no reading of it is right
          Check     Refuse a payload that is not one JSON object, and do not repair bytes that are not UTF-8.
          Again     push-conformance run wrong --filter own.three

        wrong
          payloads      2 passed, 4 failed

        """
    )
  }

  @Test("JUnit XML has a case for each payload, and records the readings of unspecified payloads")
  func junit() async throws {
    let report = JUnitReport([await results(of: Self.wrong)])
    let suite = try #require(report.suites.first)
    #expect(report.suites.count == 1)
    #expect(suite.name == "wrong.payloads.own")
    #expect(
      suite.cases.map(\.name) == [
        "own.one", "own.two", "own.three", "own.four", "own.five", "own.six",
      ]
    )
    #expect(Set(suite.cases.map(\.classname)) == ["wrong.payloads.own"])
    #expect(Set(suite.cases.map(\.file)) == ["Corpus/payloads/own/manifest.json"])
    #expect(suite.cases.allSatisfy { $0.properties.isEmpty })
    let kinds = suite.cases.map { item -> String? in
      guard case .failed(let problem) = item.outcome else { return nil }
      return "\(problem.type): \(problem.message)"
    }
    #expect(
      kinds == [
        "payload.misread: expected badge 0; saw no badge",
        "payload.misread: expected badge 0; saw no badge",
        #"payload.accepted: expected a refusal; saw body "Hello""#,
        nil,
        "payload.refused: expected a notification; saw a refusal",
        nil,
      ]
    )
    #expect(
      suite.cases.map(\.systemOut) == [
        "", "", "",
        #"No public text says how to read this payload; the parser returned body "<a>"."#,
        "",
        "No public text says how to read this payload; the parser returned a refusal.",
      ]
    )
  }

  @Test("JSON has a line for each payload")
  func json() async throws {
    let lines = JSONLines.text([await results(of: Self.wrong)]).split(separator: "\n")
    let first = try #require(try JSONScanner.scan(Array(lines[0].utf8)).get().root.value.object)
    #expect(
      first.map(\.key) == [
        "type", "subject", "suite", "id", "title", "level", "outcome", "findings", "time",
      ]
    )
    let finding = try #require(first["findings"]?.array?.first?.object)
    #expect(
      finding.map(\.key) == [
        "kind", "message", "group", "key", "question", "shownBy", "hurtsUser", "clause",
        "expectations", "why",
        "hint", "payload", "again", "text",
      ]
    )
    #expect(finding["hurtsUser"] == true)
    #expect(
      lines[3] == #"""
        {"type":"case","subject":"wrong","suite":"wrong.payloads.own","id":"own.four",\#
        "title":"The title of four","level":"must","outcome":"passed","seen":"body \"<a>\"","time":0.000}
        """#
    )
  }

  @Test("A comparison prints the departures of each parser and their disagreements")
  func departures() async {
    let report = DepartureReport([await results(of: .kit), await results(of: Self.wrong)])
    #expect(
      report.text == """
        push-payloads: conforms on 6 payloads
        wrong: 2 passed, 4 failed, 2 can hurt a user
          misreads badge, 2 payloads, can hurt a user
            own.one: expected badge 0; saw no badge
            own.two: expected badge 0; saw no badge
          refuses a payload that it has to accept, 1 payload, hurts no user
            own.five: expected a notification; saw a refusal
          takes a payload that it has to refuse, 1 payload, hurts no user
            own.three: expected a refusal; saw body "Hello"
        no public text says how to read these payloads, and the parsers differ:
          own.four, can hurt a user
            push-payloads: a notification without contents
            wrong: body "<a>"

        """
    )
    #expect(
      report.json.map(\.text) == [
        """
        {"type":"parser","parser":"push-payloads","version":"\(ConformanceKit.version)","passed":6,\
        "failed":0,"errors":0,"hurting":0}
        """,
        """
        {"type":"departure","parser":"wrong","id":"own.one","kind":"misreads badge",\
        "hurtsUser":true,"message":"expected badge 0; saw no badge"}
        """,
        """
        {"type":"departure","parser":"wrong","id":"own.two","kind":"misreads badge",\
        "hurtsUser":true,"message":"expected badge 0; saw no badge"}
        """,
        """
        {"type":"departure","parser":"wrong","id":"own.five","kind":"refuses a payload that it has to accept",\
        "hurtsUser":false,"message":"expected a notification; saw a refusal"}
        """,
        """
        {"type":"departure","parser":"wrong","id":"own.three","kind":"takes a payload that it has to refuse",\
        "hurtsUser":false,"message":"expected a refusal; saw body \\"Hello\\""}
        """,
        """
        {"type":"parser","parser":"wrong","version":"\(ConformanceKit.version)","passed":2,"failed":4,\
        "errors":0,"hurting":2}
        """,
        """
        {"type":"disagreement","id":"own.four","hurtsUser":true,\
        "readings":{"push-payloads":"a notification without contents","wrong":"body \\"<a>\\""}}
        """,
      ]
    )
  }

  @Test("One parser has no disagreement, nor have two that refuse")
  func agreement() async {
    #expect(Disagreement.all(in: [await results(of: Self.wrong)]).isEmpty)
    let refusing = PayloadParserSubject(name: "refusing") { _ in nil }
    let entries = Disagreement.all(in: [await results(of: refusing), await results(of: Self.wrong)])
    #expect(entries.map(\.id) == ["own.four"])
    #expect(entries.map(\.hurtsUser) == [false])
  }
}
