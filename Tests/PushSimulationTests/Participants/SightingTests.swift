import Testing

@testable import PushSimulation

@Suite("A sighting is compared field by field with the sent notification")
struct SightingTests {
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

  /// Sightings of notifications, each with its differences, as `field: sent, seen`.
  static let rows: [(name: String, Sighting, of: NotificationFacts, mismatches: [String])] = [
    ("nothing seen", Sighting(), message, []),
    ("nothing seen of a bare one", Sighting(), bare, []),
    ("everything seen as sent", everything, message, []),
    ("another URL", Sighting(url: "genius://m/2"), message, ["url: genius://m/1, genius://m/2"]),
    ("an empty URL", Sighting(url: ""), message, ["url: genius://m/1, "]),
    (
      "a URL of another case", Sighting(url: "GENIUS://m/1"), message,
      ["url: genius://m/1, GENIUS://m/1"]
    ),
    ("a URL where none was sent", Sighting(url: "x:y"), bare, ["url: none, x:y"]),
    ("any reading of a URL that parsers differ on", Sighting(url: "%20"), oddURL, []),
    ("another type", Sighting(type: "update"), message, ["type: message, update"]),
    ("a type where none was sent", Sighting(type: "update"), bare, ["type: none, update"]),
    ("another object", Sighting(objectID: "c2"), message, ["objectID: c1, c2"]),
    ("another message", Sighting(messageID: "m2"), message, ["messageID: m1, m2"]),
    ("another title", Sighting(title: "Hell"), message, ["title: Hello, Hell"]),
    ("silent", Sighting(isSilent: true), message, ["isSilent: false, true"]),
    ("not silent", Sighting(isSilent: false), bare, ["isSilent: true, false"]),
    (
      "one field right, one wrong", Sighting(url: "genius://m/1", type: "x"), message,
      ["type: message, x"]
    ),
    (
      "everything wrong",
      Sighting(url: "u", type: "t", objectID: "o", messageID: "m", title: "h", isSilent: true),
      message,
      [
        "url: genius://m/1, u", "type: message, t", "objectID: c1, o", "messageID: m1, m",
        "title: Hello, h", "isSilent: false, true",
      ]
    ),
  ]

  @Test(
    "Mismatches are named in a fixed order, with both values, and a sighting without them agrees",
    arguments: rows
  )
  func mismatches(name: String, sighting: Sighting, facts: NotificationFacts, expected: [String]) {
    let found = sighting.mismatches(with: facts)
    #expect(found.map { "\($0.field): \($0.sent ?? "none"), \($0.seen)" } == expected)
    #expect(sighting.agrees(with: facts) == expected.isEmpty)
  }
}
