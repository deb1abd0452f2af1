import PushCorpus
import PushPayloads
import Testing

@Suite("Every payload of the corpus is read as its manifest says")
struct ParsedVectorTests {
  static let rows = ShippedCorpus.rows.filter { $0.vector.parsed != nil }

  @Test(arguments: rows)
  func reading(_ row: ShippedCorpus.Row) throws {
    let keys = row.vector.keys ?? PayloadKeyMap()
    let expectation = try #require(row.vector.parsed)
    let reading = try #require(ParsedNotification(bytes: row.bytes, keys: keys))
    #expect(expectation.mismatches(with: reading) == [])
  }

  @Test("The manifest has the fields that follow from the payload", arguments: rows)
  func specification(_ row: ShippedCorpus.Row) throws {
    let payload = try #require(Payload(bytes: row.bytes))
    let keys = row.vector.keys ?? PayloadKeyMap()
    let specified = ParsedExpectation(specifiedOf: payload, keys: keys)
    #expect(row.vector.parsed?.written == specified.written)
  }

  @Test("A payload that clients accept has a reading for each field with a source")
  func complete() {
    let silent = ShippedCorpus.rows.filter {
      $0.vector.client == .accepted && $0.vector.parsed == nil
    }
    #expect(silent.map(\.vector.id) == [])
  }

  @Test(
    "Each field has a value in one payload and none in another",
    arguments: ParsedField.allCases
  )
  func coverage(_ field: ParsedField) {
    let expected = Set(Self.rows.compactMap { $0.vector.parsed?.values[field] })
    let nothing: JSONValue = field == .silent ? false : .null
    #expect(expected.contains(nothing))
    #expect(expected.count > 1)
  }

  @Test("Different readings differ in a field")
  func mismatches() {
    let expectation = ParsedExpectation([
      .title: "é", .badge: 0, .objectID: 42, .url: "app://é", .type: .null,
    ])
    func differing(_ reading: ParsedNotification, in fields: Set<ParsedField> = .all) -> [String] {
      expectation.mismatches(with: reading, in: fields)
        .map { "\($0.field.rawValue) \($0.expected.text) \($0.seen.text)" }
    }
    let right = ParsedNotification(title: "e\u{301}", badge: 0, objectID: "42", url: "app://é")
    #expect(differing(right) == [])
    #expect(differing(ParsedNotification(title: "é", badge: 0, url: "app://é")) == [])
    let wrong = ParsedNotification(
      isSilent: true,
      title: "e",
      type: "mail",
      objectID: "42.0",
      url: "app://e\u{301}"
    )
    #expect(
      differing(wrong) == [
        #"title "é" "e""#, "badge 0 null", #"type null "mail""#, #"id 42 "42.0""#,
        "url \"app://é\" \"app://e\u{301}\"",
      ]
    )
    #expect(differing(wrong, in: [.badge, .sound]) == ["badge 0 null"])
    let own = ParsedExpectation(right)
    #expect(own.mismatches(with: right) == [])
    #expect(
      own.mismatches(with: ParsedNotification()).map(\.field) == [.title, .badge, .objectID, .url]
    )
  }
}
