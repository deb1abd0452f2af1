import Foundation
import PushCenters
import PushPayloads
import Testing

@Suite("A payload or a link is read into a kind of event and an object, or refused")
struct RemoteNotificationTests {
  /// Values in place of the object, and the identifier that the center reads.
  static let objects: [(JSONValue?, String?)] = [
    (nil, nil), (42, "42"), (-1, "-1"), ("tâche/1", "tâche/1"), ("", nil), (4.5, nil), (.null, nil),
    (true, nil), (["42"], nil), (["id": "42"], nil),
  ]

  static let unknown: [(JSONValue?, RemoteNotificationError)] = [
    (nil, .noEventType), (.null, .noEventType), (7, .noEventType), (true, .noEventType),
    (["inbox"], .noEventType), ("", .noEventType), ("zzz", .unknownEventType("zzz")),
    ("Inbox", .unknownEventType("Inbox")), (" inbox", .unknownEventType(" inbox")),
    // The string of this event is `task_assigned`; `taskAssigned` is only the name of the Swift case.
    ("taskAssigned", .unknownEventType("taskAssigned")),
  ]

  static let links: [(String, Event, String?)] = [
    ("taskrabbit://inbox/", .inbox, nil), ("taskrabbit://inbox/42/", .inbox, "42"),
    ("taskrabbit://inbox/42?utm=1&event_type=task_assigned#top", .inbox, "42"),
    ("taskrabbit://inbox?object_id=42", .inbox, nil), ("TaskRabbit://inbox/42", .inbox, "42"),
    ("taskrabbit://user@inbox:80/42", .inbox, "42"),
    ("taskrabbit://task%5Fassigned/4%32", .taskAssigned, "42"),
    ("taskrabbit://inbox/a%2Fb", .inbox, "a/b"),
    ("taskrabbit://inbox/a+b%2Bc%20d", .inbox, "a+b+c d"),
    ("taskrabbit://inbox/t%C3%A2che", .inbox, "tâche"), ("taskrabbit://inbox/..", .inbox, ".."),
  ]

  static let refused: [(String, @Sendable (URL) -> RemoteNotificationError)] = [
    ("taskrabbit2://inbox/42", { .foreignURL($0) }),
    ("inbox/42", { .foreignURL($0) }),
    ("taskrabbit://Inbox/42", { _ in .unknownEventType("Inbox") }),
    ("taskrabbit://task%255Fassigned", { _ in .unknownEventType("task%5Fassigned") }),
    ("taskrabbit:///42", { _ in .noEventType }),
    ("taskrabbit:inbox/42", { _ in .noEventType }),
    ("taskrabbit://inbox/1/2", { .unreadableURL($0) }),
    ("taskrabbit://inbox//42", { .unreadableURL($0) }),
    ("taskrabbit://inbox/%FF", { .unreadableURL($0) }),
    ("taskrabbit://a%FFb/42", { .unreadableURL($0) }),
  ]

  private func read(_ payload: JSONObject) throws -> RemoteNotification<Event> {
    try RemoteNotification(payload: payload)
  }

  private func read(_ link: String) throws -> RemoteNotification<Event> {
    try RemoteNotification(url: try #require(URL(string: link)), scheme: "taskrabbit")
  }

  @Test("The object is text or a whole number, and may be missing", arguments: objects)
  func objectIDs(value: JSONValue?, objectID: String?) throws {
    var payload: JSONObject = ["event_type": "inbox"]
    payload["object_id"] = value
    #expect(try read(payload) == RemoteNotification(eventType: .inbox, objectID: objectID))
  }

  @Test("A value that is no event type of the app is no event", arguments: unknown)
  func unknownEvents(value: JSONValue?, error: RemoteNotificationError) {
    var payload: JSONObject = ["aps": ["alert": "Hello"], "object_id": "1"]
    payload["event_type"] = value
    #expect(throws: error) { try read(payload) }
  }

  @Test("The app's two strings can be at any depth")
  func keys() throws {
    let notification = try RemoteNotification<Event>(
      payload: ["e": ["kind": "inbox"], "o": "1", "event_type": "task_assigned", "object_id": "2"],
      keys: RemoteNotificationKeys(eventType: ["e", "kind"], objectID: ["o"])
    )
    #expect(notification == RemoteNotification(eventType: .inbox, objectID: "1"))
  }

  @Test("A link has two strings, each decoded once, and nothing else counts", arguments: links)
  func reads(link: String, event: Event, objectID: String?) throws {
    #expect(try read(link) == RemoteNotification(eventType: event, objectID: objectID))
  }

  @Test("A link of another app or form is refused with the reason", arguments: refused)
  func refuses(link: String, error: @Sendable (URL) -> RemoteNotificationError) throws {
    let url = try #require(URL(string: link))
    #expect(throws: error(url)) { try read(link) }
  }

  @Test("An error names the value that was found")
  func errors() throws {
    let url = try #require(URL(string: "taskrabbit://inbox/1/2"))
    let texts: [(RemoteNotificationError, String)] = [
      (.noEventType, "There is no event type"),
      (.unknownEventType("a\n"), #"There is no event type "a\n""#),
      (.foreignURL(url), "The scheme of taskrabbit://inbox/1/2 is not the app's"),
      (.unreadableURL(url), "taskrabbit://inbox/1/2 is not of the form scheme://event/object"),
    ]
    for (error, text) in texts { #expect(error.description == text) }
  }
}
