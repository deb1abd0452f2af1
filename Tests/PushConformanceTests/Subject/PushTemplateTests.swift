import PushPayloads
import Testing

@testable import PushConformance

/// The pushes that an app's declared form makes of a scenario's notification, and what is read of them.
@Suite struct PushTemplateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var app: PushApp
    var notification: AbstractNotification
    /// The payload as JSON.
    var payload: String
    /// The type, the object, the message id and the URL that a correct center reads.
    var read: [String?]
  }

  private static let full = AbstractNotification(
    alert: "Hello",
    url: "app://1",
    type: "task",
    objectID: "7",
    messageID: "m-1"
  )

  private static let silent = AbstractNotification(contentAvailable: true)

  static let rows = [
    Row(
      testDescription: "no declaration",
      app: PushApp(),
      notification: full,
      payload:
        #"{"aps":{"alert":"Hello"},"url":"app://1","type":"task","id":"7","message_id":"m-1"}"#,
      read: ["task", "7", "m-1", "app://1"]
    ),
    Row(
      testDescription: "nested members and a constant",
      app: PushApp().sends {
        ["aps": $0.aps, "v": 2, "data": ["link": $0.url, "event": ["kind": $0.type]]]
      },
      notification: full,
      payload:
        #"{"aps":{"alert":"Hello"},"v":2,"data":{"link":"app://1","event":{"kind":"task"}}}"#,
      read: ["task", nil, nil, "app://1"]
    ),
    Row(
      testDescription: "the account of a push",
      app: PushApp().sends { ["aps": $0.aps, "link": $0.url, "for": ["user": $0.account]] },
      notification: AbstractNotification(alert: "Hello", url: "app://1", account: "ada"),
      payload: #"{"aps":{"alert":"Hello"},"link":"app://1","for":{"user":"ada"}}"#,
      read: [nil, nil, nil, "app://1"]
    ),
    Row(
      testDescription: "members without a value are left out, and so are objects of such members",
      app: PushApp().sends {
        ["aps": $0.aps, "data": ["link": $0.url], "list": [$0.objectID], "marks": ["own": true]]
      },
      notification: silent,
      payload: #"{"aps":{"content-available":1},"marks":{"own":true}}"#,
      read: [nil, nil, nil, nil]
    ),
    Row(
      testDescription: "the form of one event, without a type",
      app: PushApp().sends("task", opening: "app://todo/{id}") {
        ["aps": $0.aps, "todo": ["no": $0.objectID]]
      },
      notification: full,
      payload: #"{"aps":{"alert":"Hello"},"todo":{"no":"7"}}"#,
      read: ["task", "7", nil, "app://todo/7"]
    ),
    Row(
      testDescription: "the form of one event, with a URL that comes before its link",
      app: PushApp().sends("task", opening: "app://todo/{id}") {
        ["aps": $0.aps, "todo": $0.objectID, "link": $0.url]
      },
      notification: full,
      payload: #"{"aps":{"alert":"Hello"},"todo":"7","link":"app://1"}"#,
      read: ["task", "7", nil, "app://1"]
    ),
    Row(
      testDescription: "the form of another event",
      app: PushApp().sends("message") { ["aps": $0.aps, "room": $0.objectID] },
      notification: full,
      payload:
        #"{"aps":{"alert":"Hello"},"url":"app://1","type":"task","id":"7","message_id":"m-1"}"#,
      read: ["task", "7", "m-1", "app://1"]
    ),
    Row(
      testDescription: "numbers, of digits and of other texts",
      app: PushApp().sends {
        ["aps": $0.aps, "id": $0.numericObjectID, "mid": $0.numericMessageID, "link": $0.url]
      },
      notification: full,
      payload: #"{"aps":{"alert":"Hello"},"id":7,"mid":405425882,"link":"app://1"}"#,
      read: [nil, "7", "405425882", "app://1"]
    ),
    Row(
      testDescription: "JSON inside a text",
      app: PushApp().sends {
        ["aps": $0.aps, "custom": .json(["link": $0.url, "ids": [$0.objectID, $0.messageID]])]
      },
      notification: full,
      payload:
        #"{"aps":{"alert":"Hello"},"custom":"{\"link\":\"app://1\",\"ids\":[\"7\",\"m-1\"]}"}"#,
      read: [nil, "7", "m-1", "app://1"]
    ),
    Row(
      testDescription: "an app without URLs opens the link of the type and the object",
      app: PushApp()
        .sends { ["aps": $0.aps, "type": $0.type, "id": $0.objectID] }
        .links(toObject: "chat://{type}s/{id}", toEvent: "chat://{type}"),
      notification: full,
      payload: #"{"aps":{"alert":"Hello"},"type":"task","id":"7"}"#,
      read: ["task", "7", nil, "chat://tasks/7"]
    ),
  ]

  @Test("A push has the declared form, and is read by it", arguments: rows)
  func form(_ row: Row) throws {
    let payload = row.notification.rendered(with: row.app.vocabulary)
    #expect(JSONValue.object(payload).text == row.payload)
    let sent = row.notification.simulated(as: "first", with: row.app.vocabulary)
    let facts = sent.facts
    #expect([facts.type, facts.objectID, facts.messageID, facts.usableURL] == row.read)
    #expect(facts.unspecified.isEmpty)
  }

  @Test("A push that lacks the members of its form has no type and no link that a center must know")
  func unrecognisedForm() {
    let app = PushApp().sends { ["aps": $0.aps, "link": $0.url] }
      .sends("task", opening: "app://todo") { ["aps": $0.aps, "todo": $0.messageID] }
    let push = AbstractNotification(alert: "Hello", type: "task")
    let sent = push.simulated(as: "first", with: app.vocabulary)
    #expect(JSONValue.object(sent.payload).text == #"{"aps":{"alert":"Hello"}}"#)
    #expect(sent.facts.url == .unspecified)
    #expect(sent.facts.type == nil)
    #expect(sent.facts.unspecified == ["type"])
  }

  @Test("A push of another sender has no constants of the app")
  func foreignPush() {
    let app = PushApp().sends { ["aps": $0.aps, "sender": "backend", "link": $0.url] }
      .foreignPushes(have: ["sdk": true])
    var notification = Self.full
    notification.origin = .foreign
    let payload = notification.rendered(with: app.vocabulary)
    #expect(
      JSONValue.object(payload).text
        == #"{"aps":{"alert":"Hello"},"sdk":true,"link":"app://1"}"#
    )
  }

  @Test("A center gets the encoded body, and is judged by the readable push")
  func encodedBody() {
    let app = PushApp().encodes { push in
      [
        "aps": push["aps"] ?? .null,
        "sealed": .string(String(JSONValue.object(push).text.reversed())),
      ]
    }
    let sent = Self.full.simulated(as: "first", with: app.vocabulary)
    #expect(sent.payload["url"] == nil)
    #expect(sent.payload["sealed"]?.string?.hasSuffix(#"}"olleH":"trela"{:"spa"{"#) == true)
    #expect(sent.facts.usableURL == "app://1")
  }
}
