import Testing

@testable import PushSimulation

@Suite("A sighting is compared field by field with the sent notification")
struct SightingTests {
  /// A sighting of a notification, and its differences, as `field: sent, seen`.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let sighting: Sighting
    let facts: NotificationFacts
    let mismatches: [String]

    init(
      _ name: String,
      _ sighting: Sighting,
      of facts: NotificationFacts = SightingTests.message,
      _ mismatches: String...
    ) {
      self.name = name
      self.sighting = sighting
      self.facts = facts
      self.mismatches = mismatches
    }

    var testDescription: String { name }
  }

  static let message = NotificationFacts(
    url: .usable("genius://m/1"),
    type: "message",
    objectID: "c1",
    messageID: "m1",
    title: "Hello"
  )
  static let bare = NotificationFacts(isSilent: true, url: .unusable)
  static let oddURL = NotificationFacts(url: .unspecified)

  static let everything = Sighting(
    url: "genius://m/1",
    type: "message",
    objectID: "c1",
    messageID: "m1",
    title: "Hello",
    isSilent: false
  )

  static let rows: [Row] = [
    Row("nothing seen", Sighting()),
    Row("nothing seen of a bare one", Sighting(), of: bare),
    Row("everything seen as sent", everything),
    Row("another URL", Sighting(url: "genius://m/2"), "url: genius://m/1, genius://m/2"),
    Row("an empty URL", Sighting(url: ""), "url: genius://m/1, "),
    Row("a URL of another case", Sighting(url: "GENIUS://m/1"), "url: genius://m/1, GENIUS://m/1"),
    Row("a URL where none was sent", Sighting(url: "x:y"), of: bare, "url: none, x:y"),
    Row("any reading of a URL that parsers differ on", Sighting(url: "%20"), of: oddURL),
    Row("another type", Sighting(type: "update"), "type: message, update"),
    Row("a type where none was sent", Sighting(type: "update"), of: bare, "type: none, update"),
    Row("another object", Sighting(objectID: "c2"), "objectID: c1, c2"),
    Row("another message", Sighting(messageID: "m2"), "messageID: m1, m2"),
    Row("another title", Sighting(title: "Hell"), "title: Hello, Hell"),
    Row("silent", Sighting(isSilent: true), "isSilent: false, true"),
    Row("not silent", Sighting(isSilent: false), of: bare, "isSilent: true, false"),
    Row("one field right, one wrong", Sighting(url: "genius://m/1", type: "x"), "type: message, x"),
    Row(
      "everything wrong",
      Sighting(url: "u", type: "t", objectID: "o", messageID: "m", title: "h", isSilent: true),
      "url: genius://m/1, u",
      "type: message, t",
      "objectID: c1, o",
      "messageID: m1, m",
      "title: Hello, h",
      "isSilent: false, true"
    ),
  ]

  @Test("Mismatches are named in a fixed order, with both values", arguments: rows)
  func mismatches(row: Row) {
    let found = row.sighting.mismatches(with: row.facts)
    #expect(found.map { "\($0.field): \($0.sent ?? "none"), \($0.seen)" } == row.mismatches)
  }

  @Test("A sighting agrees exactly if it has no mismatches", arguments: rows)
  func agrees(row: Row) { #expect(row.sighting.agrees(with: row.facts) == row.mismatches.isEmpty) }
}
