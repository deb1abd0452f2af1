import Testing

@testable import PushConformance
@testable import PushPayloads

@MainActor @Suite("Judging payload parsers")
struct PayloadRunnerTests {
  private func payload(
    _ id: String = "own.one",
    _ body: String = #"{"aps":{"alert":"Hi"}}"#,
    _ demand: PayloadCase.Demand = .accepts(ParsedExpectation([.body: "Hi"])),
    isDelivered: Bool = true
  ) -> PayloadCase {
    PayloadCase(
      id: id,
      title: "A greeting",
      bytes: Array(body.utf8),
      demand: demand,
      isDelivered: isDelivered
    )
  }

  private func judge(
    _ payload: PayloadCase,
    options: RunOptions = RunOptions(),
    by parse: @escaping @MainActor @Sendable ([UInt8]) async throws -> ParsedNotification?
  ) async throws -> CaseResult {
    let runner = PayloadRunner(suite: PayloadSuite(cases: [payload]), options: options)
    let results = await runner.run(PayloadParserSubject(name: "mine", parse: parse))
    #expect(results.subject == "mine")
    return try #require(results.cases.first)
  }

  @Test("A case has the name of its payload and the suite of its area")
  func names() async throws {
    let result = try await judge(payload()) { ParsedNotification(bytes: $0) }
    #expect(result.suite == "mine.payloads.own")
    #expect(result.id == "own.one")
    #expect(result.title == "A greeting")
    #expect(result.level == .must)
    #expect(result.reading == .notification(ParsedNotification(body: "Hi")))
    #expect(!result.isUnspecified)
  }

  @Test("An answer excuses the payloads with its kind of finding, and no others")
  func answered() async throws {
    let suite = PayloadSuite(cases: [payload("own.one"), payload("own.two", "[]", .refuses)])
    var runner = PayloadRunner(suite: suite, options: RunOptions())
    let parser = PayloadParserSubject(name: "mine") { bytes in
      bytes == Array("[]".utf8) ? ParsedNotification() : nil
    }
    let adopted = await runner.adopting(parser)
    #expect(adopted.results.red == [])
    let keys = adopted.answers["mine"].answers.flatMap { $0.deviations.map { [$0.key: $0.value] } }
    #expect(keys.contains(["payload.refused": ["any"]]))
    runner.options.answers = adopted.answers
    runner.options.answers["mine"].answers.removeAll { $0.names != ["payload.refused"] }
    let results = await runner.run(parser)
    #expect(results.cases.prefix(2).map(\.answered.count) == [1, 0])
    #expect(results.red.contains { $0.hasPrefix("own.two: payload.accepted") })
    let right = await runner.run(
      PayloadParserSubject(name: "mine") { ParsedNotification(bytes: $0) }
    )
    #expect(right.red.contains("own.one: answer.stale"))
  }

  @Test("Every reading of an unspecified payload passes and is recorded")
  func unspecified() async throws {
    struct Refusal: Error {}
    let seen: [(PayloadReading, @MainActor @Sendable ([UInt8]) throws -> ParsedNotification?)] = [
      (.notification(ParsedNotification(badge: 7)), { _ in ParsedNotification(badge: 7) }),
      (.refusal(nil), { _ in nil }),
      (.refusal("Refusal()"), { _ in throw Refusal() }),
    ]
    for (reading, parse) in seen {
      let result = try await judge(payload("own.one", "{}", .nothing), by: parse)
      #expect(result.outcome.isPassed, "\(result.outcome)")
      #expect(result.isUnspecified)
      #expect(result.reading == reading)
    }
  }

  @Test("A parser that reads one payload in two ways is an error")
  func notRepeatable() async throws {
    var count = 0
    let result = try await judge(payload()) { _ in
      count += 1
      return ParsedNotification(title: "No. \(count)")
    }
    let error = try #require(result.error, "\(result.outcome)")
    #expect(error.kind == "subject.not-repeatable")
    #expect(
      error.text == """
        two readings of one payload differ: first title "No. 1", then title "No. 2"; look for state \
        that outlives a call, and for the order of a dictionary's keys
        """
    )
  }

  @Test("Reasons of refusals may differ from one to the next, and so may fields that are not read")
  func repeatable() async throws {
    struct Refusal: Error { var attempt: Int }
    var count = 0
    let refused = try await judge(payload("own.one", "{", .refuses)) { _ in
      count += 1
      throw Refusal(attempt: count)
    }
    #expect(refused.outcome.isPassed, "\(refused.outcome)")
    let parser = PayloadParserSubject(name: "mine", fields: [.body]) { bytes in
      count += 1
      return ParsedNotification(body: "Hi", badge: count)
    }
    let results = await PayloadRunner(suite: PayloadSuite(cases: [payload()])).run(parser)
    #expect(results.cases.first?.outcome.isPassed == true, "\(results.cases)")
  }

  @Test("A parser is not called for filtered payloads")
  func filter() async throws {
    let options = RunOptions(filter: CaseFilter(filters: ["other.*"]))
    let result = try await judge(payload(), options: options) { _ in
      Issue.record("the parser was called")
      return nil
    }
    guard case .skipped(.filtered) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
  }

  /// Departures of parsers, whether each payload is delivered, and whether each departure can hurt a user.
  nonisolated static let departures: [(String, PayloadDeparture.Kind, Bool, Bool)] = [
    ("lost", .refuses(nil), true, true), ("lost in APNs", .refuses(nil), false, false),
    ("misread", misreads(.badge, 0, .null), true, true),
    ("misread, had it come", misreads(.badge, 0, .null), false, false),
    ("nothing to be seen", misreads(.body, "\u{FEFF}Mark", "Mark"), true, false),
    (
      "nothing to be seen, and another address", misreads(.url, "app://a\u{200B}", "app://a"), true,
      true
    ),
    ("made up", .accepts(ParsedNotification(body: "?")), true, false),
  ]

  private nonisolated static func misreads(
    _ field: ParsedField,
    _ expected: JSONValue,
    _ seen: JSONValue
  ) -> PayloadDeparture.Kind {
    .misreads([.init(field: field, expected: expected, seen: seen)])
  }

  @Test("Whether a departure hurts a user follows from the payload", arguments: departures)
  func harm(_ name: String, _ kind: PayloadDeparture.Kind, isDelivered: Bool, hurtsUser: Bool) {
    let departure = PayloadDeparture(payload: payload(isDelivered: isDelivered), kind: kind)
    #expect(departure.hurtsUser == hurtsUser, "\(name)")
  }

  @Test("Every field of a payload that was made for it is compared")
  func generated() async throws {
    let push = ParsedNotification(title: "A", badge: 0, objectID: "7")
    let made = PayloadCase(
      id: "made.one",
      title: "A payload of two bytes",
      bytes: [0x7B, 0x7D],
      demand: .accepts(ParsedExpectation(push))
    )
    let right = try await judge(made) { _ in push }
    #expect(right.outcome.isPassed, "\(right.outcome)")
    let wrong = try await judge(made) { _ in ParsedNotification(isSilent: true, title: "A") }
    #expect(
      wrong.outcome.findings.map(\.headline) == [
        """
        expected a notification that is not silent; saw a silent notification. expected badge 0; saw no badge. \
        expected id "7"; saw no id
        """
      ]
    )
  }

  @Test("The specified fields of any body are compared where the parser reads them")
  func bodies() async throws {
    let text = """
      {"aps":{"alert":{"title":"A","loc-key":"B"},"badge":1.5},"id":7,"data":{"link":"app://1"}}
      """
    let twice = #"{"aps":{"alert":"A"},"aps":{"alert":"B"}}"#
    let bodies = [
      ("made.one", Array(text.utf8)), ("made.two", Array(twice.utf8)), ("made.three", []),
    ]
    let suite = PayloadSuite(cases: [], bodies: bodies)
    let keys = PayloadKeyMap(url: ["data", "link"])
    let parser = PayloadParserSubject(name: "mine", keys: keys) { _ in nil }
    let cases = suite.cases(of: parser).suffix(3)
    #expect(suite.names.suffix(3) == ["made.one", "made.two", "made.three"])
    #expect(cases.map(\.id) == ["made.one", "made.two", "made.three"])
    #expect(
      cases.map(\.demand) == [
        .accepts(
          ParsedExpectation([
            .silent: false, .title: "A", .subtitle: .null, .sound: .null, .category: .null,
            .type: .null, .objectID: 7, .url: "app://1",
          ])
        ),
        .nothing, .nothing,
      ]
    )
  }

  @Test("Own fields are compared at the places of the parser's key map")
  func keys() async throws {
    let keys = PayloadKeyMap(url: ["data", "link"])
    let expectation = ParsedExpectation([.url: "app://1", .body: "Hi"])
    let elsewhere = payload("own.one", "{}", .accepts(expectation))
    let parser = PayloadParserSubject(name: "mine", fields: [.url, .body], keys: keys) { bytes in
      // The parser reads no link at all, which vectors with links in other places do not reveal.
      ParsedNotification(bytes: bytes).map { ParsedNotification(body: $0.body ?? "Hi") }
    }
    let results = await PayloadRunner(suite: PayloadSuite(cases: [elsewhere])).run(parser).cases
    let failed = results.filter { !$0.outcome.findings.isEmpty }.map(\.id)
    #expect(failed == ["own-fields.url.text", "own-fields.url.escapes"])
    #expect(Set(results.map(\.id)).count == results.count)
  }

  @Test("A subject takes its name, fields and key map from the adapter")
  func subject() async throws {
    let subject = PayloadParserSubject(OrderPushParser.self)
    #expect(subject.name == "order-push-parser")
    #expect(subject.fields == [.title, .objectID])
    #expect(subject.keys == PayloadKeyMap(objectID: ["order"]))
    #expect(try await subject.parse([0x7B, 0x7D]) == ParsedNotification(title: "Order"))
    #expect(PayloadParserSubject(OrderPushParser.self, name: "orders").id == "orders")
    #expect(PayloadParserSubject(PlainParser.self).fields == .all)
    #expect(PayloadParserSubject(PlainParser.self).keys == PayloadKeyMap())
  }

  private enum OrderPushParser: PayloadParserUnderTest {
    static let fields: Set<ParsedField> = [.title, .objectID]
    static let keys = PayloadKeyMap(objectID: ["order"])
    static func parse(_ payload: [UInt8]) -> ParsedNotification? {
      ParsedNotification(title: "Order")
    }
  }

  private enum PlainParser: PayloadParserUnderTest {
    static func parse(_ payload: [UInt8]) async throws -> ParsedNotification? { nil }
  }
}
