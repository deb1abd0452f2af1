import Foundation
import PushCenters
import PushPayloads
import Testing

/// The reading of values that no provider should send; the kit judges the reading of all other values.
@Suite("A notification is read once, and unusable members count as missing")
struct PushNotificationTests {
  static let alerts: [(JSONValue, String?)] = [
    (.null, nil), (7, nil), (true, nil), (["Hello"], nil), ([:], nil),
    (["loc-key": "HELLO", "title-loc-key": "T"], nil),
    (["title": 7, "subtitle": .null, "body": "B"], "B"),
  ]

  static let urls: [(String, Bool)] = [
    ("genius:chat", true), ("GENIUS://A", true), ("/chat/1", false), ("chat", false),
    ("//example.com/chat", false), ("1genius://chat", false), (":", false), (" ", false),
    (" genius://chat", false), ("genius://chat/a b", false), ("genius://chat\n", false),
    ("genius://chat/é", false), ("genius://chat/%4", false), ("genius://chat/\0", false),
  ]

  /// Values of `aps`, and whether the notification is silent.
  static let silence: [(JSONValue, Bool)] = [
    (["content-available": 1, "category": "c"], true), (["content-available": 0], false),
    (["content-available": 1, "alert": ""], false), (["content-available": 2], false),
    (["content-available": true], false), (["content-available": "1"], false), ([:], false),
    ("content-available", false), (.null, false),
  ]

  @Test("The text is the first line of the alert that is text and not empty", arguments: alerts)
  func alert(value: JSONValue, text: String?) {
    #expect(PushNotification(payload: ["aps": ["alert": value]]).alertText == text)
  }

  @Test("A URL has a scheme and needs no further escape, or it is none", arguments: urls)
  func url(text: String, isUsable: Bool) {
    let payload: JSONObject = ["aps": ["alert": "Hello"], "genius": ["url": .string(text)]]
    let notification = PushNotification(payload: payload)
    #expect(notification.routingURL?.absoluteString == (isUsable ? text : nil))
    #expect(notification.alertText == "Hello")
  }

  @Test("Silent is the number 1 without alert, badge and sound", arguments: silence)
  func silent(aps: JSONValue, isSilent: Bool) {
    let payload: JSONObject = ["aps": aps]
    #expect(PushNotification(payload: payload).isSilent == isSilent)
  }

  @Test(
    "Nothing is read from a value in place of the app's dictionary",
    arguments: [.null, 7, "genius://chat", ["genius://chat"], true, [:], ["type": 7]] as [JSONValue]
  )
  func noDictionary(value: JSONValue) {
    let notification = PushNotification(payload: ["aps": value, "genius": value])
    #expect(notification == PushNotification(payload: [:]))
    #expect(notification.routingURL == nil)
    #expect(notification.type == nil)
  }
}
