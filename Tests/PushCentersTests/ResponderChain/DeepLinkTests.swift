import Foundation
import PushCenters
import Testing

@Suite("A link has the app's scheme and the same two strings as a payload")
struct DeepLinkTests {
  /// A link, and the center's reading of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let event: Event
    let objectID: String?

    init(_ text: String, _ event: Event, _ objectID: String?) {
      self.text = text
      self.event = event
      self.objectID = objectID
    }

    var testDescription: String { text }
  }

  static let links: [Row] = [
    Row("taskrabbit://task_assigned/42", .taskAssigned, "42"),
    Row("taskrabbit://inbox", .inbox, nil),
    Row("taskrabbit://inbox/", .inbox, nil),
    Row("taskrabbit://inbox/42/", .inbox, "42"),
    Row("taskrabbit://inbox/42?utm=1&event_type=task_assigned#top", .inbox, "42"),
    Row("taskrabbit://inbox?object_id=42", .inbox, nil),
    Row("TaskRabbit://inbox/42", .inbox, "42"),
    Row("taskrabbit://user@inbox:80/42", .inbox, "42"),
    // Decoded, and decoded once.
    Row("taskrabbit://task%5Fassigned/4%32", .taskAssigned, "42"),
    Row("taskrabbit://inbox/a%252Fb", .inbox, "a%2Fb"),
    Row("taskrabbit://inbox/a%2Fb", .inbox, "a/b"),
    Row("taskrabbit://inbox/a+b%2Bc%20d", .inbox, "a+b+c d"),
    Row("taskrabbit://inbox/t%C3%A2che", .inbox, "tâche"),
    Row("taskrabbit://inbox/..", .inbox, ".."),
  ]

  static let refused: [(String, @Sendable (URL) -> RemoteNotificationError)] = [
    ("http://inbox/42", { .foreignURL($0) }),
    ("taskrabbit2://inbox/42", { .foreignURL($0) }),
    ("inbox/42", { .foreignURL($0) }),
    ("taskrabbit://zzz/42", { _ in .unknownEventType("zzz") }),
    ("taskrabbit://Inbox/42", { _ in .unknownEventType("Inbox") }),
    ("taskrabbit://task%255Fassigned", { _ in .unknownEventType("task%5Fassigned") }),
    ("taskrabbit:///42", { _ in .noEventType }),
    ("taskrabbit:inbox/42", { _ in .noEventType }),
    ("taskrabbit://inbox/1/2", { .unreadableURL($0) }),
    ("taskrabbit://inbox//42", { .unreadableURL($0) }),
    ("taskrabbit://inbox/%FF", { .unreadableURL($0) }),
    ("taskrabbit://a%FFb/42", { .unreadableURL($0) }),
  ]

  private func read(_ text: String) throws -> RemoteNotification<Event> {
    try RemoteNotification(url: try #require(URL(string: text)), scheme: "taskrabbit")
  }

  @Test("A link needs two strings, and nothing else counts", arguments: links)
  func reads(row: Row) throws {
    #expect(try read(row.text) == RemoteNotification(eventType: row.event, objectID: row.objectID))
  }

  @Test("A link of another app or form is refused with the reason")
  func refuses() throws {
    for (text, error) in Self.refused {
      let url = try #require(URL(string: text))
      #expect(throws: error(url), "\(text)") { try read(text) }
    }
  }

  @Test(
    "A link and a payload with the same two strings are the same event",
    arguments: Event.allCases,
    [nil, "42"]
  )
  func samePayload(event: Event, objectID: String?) throws {
    let path = objectID.map { "/\($0)" } ?? ""
    let linked = try read("taskrabbit://\(event.rawValue)\(path)")
    #expect(linked == (try RemoteNotification(payload: .event(event, objectID, alert: nil))))
  }
}
