import Foundation
import PushCenters
import PushPayloads
import Testing

@Suite("A payload is read into a kind of event and an object, or refused")
struct RemoteNotificationTests {
  /// A payload, and the center's reading of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: JSONValue?
    let objectID: String?

    init(_ name: String, _ value: JSONValue?, _ objectID: String?) {
      testDescription = name
      self.value = value
      self.objectID = objectID
    }
  }

  static let objects: [Row] = [
    Row("absent", nil, nil),
    Row("text", "42", "42"),
    Row("whole number", 42, "42"),
    Row("negative number", -1, "-1"),
    Row("text beyond ASCII", "tâche/1", "tâche/1"),
    Row("empty text", "", nil),
    Row("fraction", 4.5, nil),
    Row("null", .null, nil),
    Row("Boolean", true, nil),
    Row("list", ["42"], nil),
    Row("dictionary", ["id": "42"], nil),
  ]

  static let unknown: [(String, JSONValue?, RemoteNotificationError)] = [
    ("absent", nil, .noEventType),
    ("null", .null, .noEventType),
    ("number", 7, .noEventType),
    ("Boolean", true, .noEventType),
    ("list", ["inbox"], .noEventType),
    ("empty text", "", .noEventType),
    ("another word", "zzz", .unknownEventType("zzz")),
    ("another case", "Inbox", .unknownEventType("Inbox")),
    ("white space", " inbox", .unknownEventType(" inbox")),
    ("the name of the case, not its string", "taskAssigned", .unknownEventType("taskAssigned")),
  ]

  private func read(_ payload: JSONObject) throws -> RemoteNotification<Event> {
    try RemoteNotification(payload: payload)
  }

  @Test("Every string of the app stands for one kind of event", arguments: Event.allCases)
  func eventTypes(event: Event) throws {
    #expect(try read(["event_type": .string(event.rawValue)]).eventType == event)
  }

  @Test("A string that the app does not know is no event", arguments: unknown)
  func unknownEvents(name: String, value: JSONValue?, error: RemoteNotificationError) {
    var payload: JSONObject = ["aps": ["alert": "Hello"], "object_id": "1"]
    payload["event_type"] = value
    #expect(throws: error) { try read(payload) }
  }

  @Test("The object is text or a whole number, and may be missing", arguments: objects)
  func objectIDs(row: Row) throws {
    var payload: JSONObject = ["event_type": "inbox"]
    payload["object_id"] = row.value
    #expect(try read(payload) == RemoteNotification(eventType: .inbox, objectID: row.objectID))
  }

  @Test("User info is read like the payload", arguments: objects)
  func userInfo(row: Row) throws {
    var payload: JSONObject = ["event_type": "inbox", "aps": ["alert": "Hello"]]
    payload["object_id"] = row.value
    let bridged = try #require(JSONObject(userInfo: payload.userInfo))
    #expect(try read(bridged) == read(payload))
  }

  @Test("The text for the user is read, and other members change nothing")
  func text() throws {
    var payload: JSONObject = [
      "aps": ["alert": ["body": "B"], "badge": 3], "event_type": "task_assigned", "object_id": 7,
    ]
    let plain = try read(payload)
    #expect(
      plain == RemoteNotification(eventType: .taskAssigned, objectID: "7", alertText: "B")
    )
    for number in 0..<20 { payload["extra\(number)"] = [.null, .number(JSONNumber(number))] }
    #expect(try read(payload) == plain)
  }

  @Test("The app's two strings can be at any depth")
  func keys() throws {
    let notification = try RemoteNotification<Event>(
      payload: ["e": ["kind": "inbox"], "o": "1", "event_type": "task_assigned", "object_id": "2"],
      keys: RemoteNotificationKeys(eventType: ["e", "kind"], objectID: ["o"])
    )
    #expect(notification == RemoteNotification(eventType: .inbox, objectID: "1"))
  }

  @Test("An error names the value that was found")
  func errors() throws {
    let url = try #require(URL(string: "taskrabbit://inbox/1/2"))
    let texts: [(RemoteNotificationError, String)] = [
      (.noEventType, "There is no event type"),
      (.unknownEventType("a\n"), #"There is no event type "a\n""#),
      (.foreignURL(url), "The scheme of taskrabbit://inbox/1/2 is not the app's"),
      (.unreadableURL(url), "taskrabbit://inbox/1/2 is not of the form scheme://event/object"),
      (.unreadableUserInfo, "The user info is no JSON object"),
    ]
    for (error, text) in texts { #expect(error.description == text) }
  }
}
