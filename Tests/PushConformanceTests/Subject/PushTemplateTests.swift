import Testing

@testable import PushConformance

/// The pushes that an app's declared form makes of a scenario's notification, and the fields that are read from them.
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

  private static let forms:
    KeyValuePairs<String, (PushApp, AbstractNotification, String, [String?])> = [
      "no declaration": (
        PushApp(),
        full,
        #"{"aps":{"alert":"Hello"},"url":"app://1","type":"task","id":"7","message_id":"m-1"}"#,
        ["task", "7", "m-1", "app://1"]
      ),
      "nested members and a constant": (
        PushApp().sends {
          ["aps": $0.aps, "v": 2, "data": ["link": $0.url, "event": ["kind": $0.type]]]
        },
        full, #"{"aps":{"alert":"Hello"},"v":2,"data":{"link":"app://1","event":{"kind":"task"}}}"#,
        ["task", nil, nil, "app://1"]
      ),
      "the account of a push": (
        PushApp().sends { ["aps": $0.aps, "link": $0.url, "for": ["user": $0.account]] },
        AbstractNotification(alert: "Hello", url: "app://1", account: "ada"),
        #"{"aps":{"alert":"Hello"},"link":"app://1","for":{"user":"ada"}}"#,
        [nil, nil, nil, "app://1"]
      ),
      "members without a value are left out, and so are objects of such members": (
        PushApp().sends {
          ["aps": $0.aps, "data": ["link": $0.url], "list": [$0.objectID], "marks": ["own": true]]
        },
        silent, #"{"aps":{"content-available":1},"marks":{"own":true}}"#, [nil, nil, nil, nil]
      ),
      "the form of one event, without a type": (
        PushApp().sends("task", opening: "app://todo/{id}") {
          ["aps": $0.aps, "todo": ["no": $0.objectID]]
        },
        full, #"{"aps":{"alert":"Hello"},"todo":{"no":"7"}}"#, ["task", "7", nil, "app://todo/7"]
      ),
      "the form of one event, with a URL that comes before its link": (
        PushApp().sends("task", opening: "app://todo/{id}") {
          ["aps": $0.aps, "todo": $0.objectID, "link": $0.url]
        },
        full, #"{"aps":{"alert":"Hello"},"todo":"7","link":"app://1"}"#,
        ["task", "7", nil, "app://1"]
      ),
      "the form of another event": (
        PushApp().sends("message") { ["aps": $0.aps, "room": $0.objectID] },
        full,
        #"{"aps":{"alert":"Hello"},"url":"app://1","type":"task","id":"7","message_id":"m-1"}"#,
        ["task", "7", "m-1", "app://1"]
      ),
      "numbers, of digits and of other texts": (
        PushApp().sends {
          ["aps": $0.aps, "id": $0.numericObjectID, "mid": $0.numericMessageID, "link": $0.url]
        },
        full, #"{"aps":{"alert":"Hello"},"id":7,"mid":405425882,"link":"app://1"}"#,
        [nil, "7", "405425882", "app://1"]
      ),
      "JSON inside a text": (
        PushApp().sends {
          ["aps": $0.aps, "custom": .json(["link": $0.url, "ids": [$0.objectID, $0.messageID]])]
        },
        full,
        #"{"aps":{"alert":"Hello"},"custom":"{\"link\":\"app://1\",\"ids\":[\"7\",\"m-1\"]}"}"#,
        [nil, "7", "m-1", "app://1"]
      ),
      "an app without URLs opens the link of the type and the object": (
        PushApp()
          .sends { ["aps": $0.aps, "type": $0.type, "id": $0.objectID] }
          .links(toObject: "chat://{type}s/{id}", toEvent: "chat://{type}"),
        full, #"{"aps":{"alert":"Hello"},"type":"task","id":"7"}"#,
        ["task", "7", nil, "chat://tasks/7"]
      ),
    ]

  static let rows = forms.map {
    Row(testDescription: $0, app: $1.0, notification: $1.1, payload: $1.2, read: $1.3)
  }

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
  func unrecognizedForm() {
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
