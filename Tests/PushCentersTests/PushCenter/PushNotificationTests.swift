import Foundation
import PushCenters
import PushPayloads
import Testing

@Suite("A notification is read once, and unusable members count as missing")
struct PushNotificationTests {
  /// A value in a payload, and the center's reading of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let value: JSONValue
    let text: String?

    init(_ name: String, _ value: JSONValue, _ text: String?) {
      self.name = name
      self.value = value
      self.text = text
    }

    var testDescription: String { name }
  }

  static let alerts: [Row] = [
    Row("text", "Hello", "Hello"),
    Row("empty text", "", nil),
    Row("null", .null, nil),
    Row("number", 7, nil),
    Row("Boolean", true, nil),
    Row("list", ["Hello"], nil),
    Row("empty dictionary", [:], nil),
    Row("title", ["title": "T"], "T"),
    Row("subtitle", ["subtitle": "S"], "S"),
    Row("body", ["body": "B"], "B"),
    Row("all three", ["body": "B", "subtitle": "S", "title": "T"], "T"),
    Row("no title", ["body": "B", "subtitle": "S"], "S"),
    Row("empty title", ["title": "", "body": "B"], "B"),
    Row("title of the wrong type", ["title": 7, "subtitle": .null, "body": "B"], "B"),
    Row("nothing but keys of a table", ["loc-key": "HELLO", "title-loc-key": "T"], nil),
    Row("text beyond ASCII", "Grüße 👋🏽", "Grüße 👋🏽"),
  ]

  static let urls: [Row] = [
    Row("custom scheme", "genius://chat/1?a=b#c", "genius://chat/1?a=b#c"),
    Row("universal link", "https://example.com/%E2%9C%93", "https://example.com/%E2%9C%93"),
    Row("scheme and path", "genius:chat", "genius:chat"),
    Row("upper-case scheme", "GENIUS://A", "GENIUS://A"),
    Row("empty", "", nil),
    Row("null", .null, nil),
    Row("number", 7, nil),
    Row("Boolean", true, nil),
    Row("object", ["href": "genius://chat/1"], nil),
    Row("list", ["genius://chat/1"], nil),
    Row("path without scheme", "/chat/1", nil),
    Row("word", "chat", nil),
    Row("host without scheme", "//example.com/chat", nil),
    Row("scheme that begins with a digit", "1genius://chat", nil),
    Row("colon alone", ":", nil),
    Row("white space alone", " ", nil),
    Row("white space before", " genius://chat", nil),
    Row("space inside", "genius://chat/a b", nil),
    Row("line feed at the end", "genius://chat\n", nil),
    Row("letters beyond ASCII", "genius://chat/é", nil),
    Row("half an escape", "genius://chat/%4", nil),
    Row("NUL inside", "genius://chat/\0", nil),
  ]

  /// A dictionary `aps`, and whether the notification is silent.
  static let silence: [(String, JSONValue, Bool)] = [
    ("content-available alone", ["content-available": 1], true),
    ("with a category", ["content-available": 1, "category": "c"], true),
    ("with an alert", ["content-available": 1, "alert": "Hello"], false),
    ("with an empty alert", ["content-available": 1, "alert": ""], false),
    ("with a badge", ["content-available": 1, "badge": 0], false),
    ("with a sound", ["content-available": 1, "sound": "default"], false),
    ("an alert alone", ["alert": "Hello"], false),
    ("a badge alone", ["badge": 1], false),
    ("zero", ["content-available": 0], false),
    ("two", ["content-available": 2], false),
    ("a Boolean", ["content-available": true], false),
    ("a text", ["content-available": "1"], false),
    ("nothing", [:], false),
    ("no dictionary", "content-available", false),
    ("null", .null, false),
  ]

  private func read(url: JSONValue) -> PushNotification {
    PushNotification(payload: ["aps": ["alert": "Hello"], "genius": ["url": url]])
  }

  @Test("The text is the alert, or the first line of it that is not empty", arguments: alerts)
  func alert(row: Row) {
    #expect(PushNotification(payload: ["aps": ["alert": row.value]]).alertText == row.text)
  }

  @Test("A URL has a scheme and comes out as it went in, or it is none", arguments: urls)
  func url(row: Row) {
    let notification = read(url: row.value)
    #expect(notification.routingURL?.absoluteString == row.text)
    #expect(notification.alertText == "Hello")
  }

  @Test("Silent is content-available without alert, badge and sound", arguments: silence)
  func silent(name: String, aps: JSONValue, isSilent: Bool) {
    #expect(PushNotification(payload: ["aps": aps]).isSilent == isSilent, "\(name)")
  }

  @Test(
    "Nothing is read from a value in place of the app's dictionary",
    arguments: [.null, 7, "genius://chat", ["genius://chat"], true, [:]] as [JSONValue]
  )
  func noDictionary(value: JSONValue) {
    let notification = PushNotification(payload: ["aps": value, "genius": value])
    #expect(notification.alertText == nil)
    #expect(notification.routingURL == nil)
    #expect(notification.type == nil)
    #expect(!notification.isSilent)
  }

  @Test("The type is text or nothing")
  func type() {
    func type(_ value: JSONValue) -> String? {
      PushNotification(payload: ["genius": ["type": value]]).type
    }
    #expect(type("message") == "message")
    #expect(type("") == "")
    #expect(type(7) == nil)
    #expect(type(.null) == nil)
  }

  @Test("An app says where its fields are, however deep")
  func keys() {
    let keys = PushNotification.KeyMap(routingURL: ["a", "b", "c"], type: ["kind"])
    let notification = PushNotification(
      payload: [
        "a": ["b": ["c": "genius://deep"]], "kind": "update",
        "genius": ["url": "genius://decoy", "type": "decoy"],
      ],
      keys: keys
    )
    #expect(notification.routingURL?.absoluteString == "genius://deep")
    #expect(notification.type == "update")
  }

  @Test("A payload and the user info that iOS makes of it are read alike", arguments: silence)
  func userInfo(name: String, aps: JSONValue, isSilent: Bool) {
    let payload: JSONObject = [
      "aps": aps, "genius": ["url": "genius://chat/1", "type": "message"],
    ]
    #expect(PushNotification(userInfo: payload.userInfo) == PushNotification(payload: payload))
  }

  @Test("User info that no payload can have made is refused")
  func foreignUserInfo() {
    #expect(PushNotification(userInfo: ["aps": Date()]) == nil)
    #expect(PushNotification(userInfo: [7: "seven"]) == nil)
  }
}
