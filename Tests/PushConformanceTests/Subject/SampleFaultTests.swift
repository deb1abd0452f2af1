import Testing

@testable import PushConformance

/// The errors about samples, each with the line that the adopter has to write.
@Suite struct SampleFaultTests {
  private static let room = PushApp().sends { ["aps": $0.aps, "room": $0.objectID] }
  private static let one = #"{"aps":{"alert":"Hi"},"room":"a"}"#
  private static let other = #"{"aps":{"alert":"Ho"},"room":"b"}"#

  /// Samples with a wrong body, without a form, or of an unknown event.
  static let bodies: KeyValuePairs<String, PushApp> = [
    ".samples(…) has no body; give two or more bodies of your server":
      room.samples(),
    "sample 2 of .samples(…) is no body that APNs accepts: 1:21: a comma with nothing after it;"
      + " remove the comma":
      room.samples(one, #"{"aps":{},"room":"b",}"#),
    "sample 2 of .samples(of: \"message\", …) is no body that APNs accepts: 1:1: the body of a push is"
      + " an object":
      room.samples(of: "message", one).samples(of: "message", "[]"),
    "sample 2 of .samples(…) is no body that APNs accepts: 1:22: the object has two members named"
      + " \"room\"":
      room.samples(one, #"{"aps":{},"room":"b","room":"c"}"#),
    "sample 2 of .samples(…) has 4116 bytes, and at most 4096 are accepted; give a body that your"
      + " server could send":
      room.samples(one, #"{"aps":{},"room":"\#(String(repeating: "b", count: 4_096))"}"#),
    "sample 2 of .samples(…) has no aps dictionary at its root; give the whole body, as your server"
      + " sends it":
      room.samples(one, #"{"room":"b"}"#),
    "sample 1 of .samples(…) and sample 2 of .samples(…) are the same body; give bodies of two different"
      + " pushes":
      room.samples(one, #"{"room": "a", "aps": {"alert": "Hi"}}"#),
    "no line .sends { … } declares the form of sample 1 of .samples(…); write what your app reads, such"
      + " as .sends { [\"aps\": $0.aps, \"data\": [\"link\": $0.url, \"room\": $0.objectID, \"name\":"
      + " $0.sampled], \"message_id\": $0.messageID] }":
      PushApp().samples(
        #"{"aps":{},"v":1,"data":{"link":"a://1","room":"a","name":"Ada"},"message_id":"1"}"#,
        #"{"aps":{},"v":1,"data":{"link":"a://2","room":"b","name":"Bob"},"message_id":"2"}"#
      ),
    "a line names the event 'chat', and the app has no such event; the events of .events are announcement,"
      + " invitation, message, task":
      room.samples(of: "chat", one, other),
  ]

  /// Members of the samples that contradict the form, or that the form does not have.
  static let members: KeyValuePairs<String, PushApp> = [
    "the samples differ at /by (\"Ada\", \"Bob\"), and .sends { … } has no placeholder there; write"
      + " $0.messageID or $0.sampled there":
      room.samples(#"{"aps":{},"room":"a","by":"Ada"}"#, #"{"aps":{},"room":"b","by":"Bob"}"#),
    "the samples differ at /to/url (\"a://b\", \"a://c\"), and .sends { … } has no placeholder there;"
      + " write $0.url, $0.attachment, $0.actionURL or $0.sampled there; /n, /seen differ, too":
      room.samples(
        #"{"aps":{},"room":"a","to":{"url":"a://b"},"n":1,"seen":[1]}"#,
        #"{"aps":{},"room":"b","to":{"url":"a://c"},"n":2,"seen":[]}"#,
        #"{"aps":{},"room":"b","to":{"url":"a://c"},"n":2}"#
      ),
    "the samples differ at /id (7, 8), and .sends { … } has no placeholder there; write"
      + " $0.numericObjectID, $0.numericMessageID or $0.sampled there":
      PushApp().sends { ["aps": $0.aps] }.samples(
        #"{"aps":{},"id":7,"kind":"x"}"#,
        #"{"aps":{},"id":8,"kind":"x"}"#
      ),
    "the samples differ at /is (\"x\", nothing), and .sends { … } has no placeholder there; write"
      + " $0.messageID or $0.sampled there":
      room.samples(#"{"aps":{},"room":"a","is":"x"}"#, #"{"aps":{},"room":"b"}"#),
    "the samples differ at /x (\"{\\\"a\\\":1}\", \"{}\"), and .sends { … } has no placeholder there;"
      + " write .json([…]) there":
      room.samples(#"{"aps":{},"room":"a","x":"{\"a\":1}"}"#, #"{"aps":{},"room":"b","x":"{}"}"#),
    "there is one sample of .sends { … }, so nothing differs, and \"x\" at /kind may be a constant or"
      + " not; give a second body of another push, or write the constant or $0.type or $0.sampled there;"
      + " /more/v is open, too":
      room.samples(#"{"aps":{},"room":"a","kind":"x","more":{"v":1}}"#),
    ".sends { … } has $0.objectID at /romm, and no sample has a value there; correct the path, remove"
      + " the member, or give a sample that has it":
      PushApp().sends { ["aps": $0.aps, "romm": $0.objectID] }.samples(one, other),
    ".sends { … } has {\"is\":2} at /v, and no sample has a value there; correct the path, remove the"
      + " member, or give a sample that has it":
      PushApp().sends { ["aps": $0.aps, "room": $0.objectID, "v": ["is": 2]] }.samples(one, other),
    ".sends { … } has the constant 2 at /v/is, and sample 2 of .samples(…) has 3 there; write"
      + " $0.sampled, or correct the constant":
      PushApp().sends { ["aps": $0.aps, "room": $0.objectID, "v": ["is": 2]] }.samples(
        #"{"aps":{},"room":"a","v":{"is":2}}"#,
        #"{"aps":{},"room":"b","v":{"is":3}}"#
      ),
    ".sends { … } has $0.objectID at /room, and sample 1 of .samples(…) has 7 there; write"
      + " $0.numericObjectID":
      room.samples(#"{"aps":{},"room":7}"#, #"{"aps":{},"room":8}"#),
    ".sends { … } has $0.type at /kind, and sample 1 of .samples(…) has 3 there; write the constant 3,"
      + " in a line .sends(\"…\")":
      PushApp().sends { ["aps": $0.aps, "kind": $0.type] }.samples(#"{"aps":{},"kind":3}"#),
    ".sends { … } has an object at /a, and sample 2 of .samples(…) has \"x\" there; write the form that"
      + " your server sends":
      PushApp().sends { ["aps": $0.aps, "a": ["room": $0.objectID]] }.samples(
        #"{"aps":{},"a":{"room":"x"}}"#,
        #"{"aps":{},"a":"x"}"#
      ),
    ".sends { … } has an array of length 2 at /a, and sample 2 of .samples(…) has [\"1\"] there; write"
      + " the form that your server sends":
      PushApp().sends { ["aps": $0.aps, "a": [$0.objectID, "x"]] }.samples(
        #"{"aps":{},"a":["1","x"]}"#,
        #"{"aps":{},"a":["1"]}"#
      ),
    ".sends { … } has a text with JSON at /a, and sample 2 of .samples(…) has \"{b:1}\" there; write the"
      + " form that your server sends":
      PushApp().sends { ["aps": $0.aps, "a": .json(["b": $0.objectID])] }.samples(
        #"{"aps":{},"a":"{\"b\":\"1\"}"}"#,
        #"{"aps":{},"a":"{b:1}"}"#
      ),
    "the pushes of .sends { … } have $0.sampled, and there are no samples of this form; give bodies of"
      + " your server by .samples":
      PushApp().sends { ["aps": $0.aps, "name": $0.sampled] },
  ]

  /// Samples that contradict other lines, and forms that are wrong without any sample.
  static let promises: KeyValuePairs<String, PushApp> = [
    "the app declares .neverSends(.silent), and sample 2 of .samples(…) is such a push; remove the line,"
      + " or the sample":
      room.neverSends(.silent).samples(one, #"{"aps":{"content-available":1},"room":"b"}"#),
    "the app declares .neverSends(.withoutObjectID), and sample 2 of .samples(…) is such a push; remove"
      + " the line, or the sample":
      room.neverSends(.withoutObjectID).samples(one, #"{"aps":{"alert":"Ho"},"room":null}"#),
    "the app declares .opensLinks(under: https://shop.example/), and sample 2 of .samples(…) leads to"
      + " \"https://example.com\"; correct the line, or remove the sample":
      PushApp().sends { ["aps": $0.aps, "to": $0.url] }.opensLinks(under: "https://shop.example/")
      .samples(
        #"{"aps":{},"to":"https://shop.example/1"}"#,
        #"{"aps":{},"to":"https://example.com"}"#
      ),
    "sample 1 of .samples(of: \"task\", …) has the type \"message\", and the pushes of its event have"
      + " \"task\"; correct .events, or the event of the sample":
      PushApp().sends { ["aps": $0.aps, "is": $0.type] }
      .samples(of: "task", #"{"aps":{},"is":"message"}"#),
    "sample 1 of .samples(…) is a push of the event 'task', which has a form of its own; write"
      + " .samples(of: \"task\", …)":
      PushApp().sends { ["aps": $0.aps, "is": $0.type] }
      .sends("task") { ["aps": $0.aps, "is": $0.type, "due": $0.sampled] }
      .samples(#"{"aps":{},"is":"task"}"#),
    "sample 1 of .samples(of: \"message\", …) has none of the forms that the lines .sends(\"message\")"
      + " declare; correct their constants, or add a line for this form":
      PushApp().sends("message") { ["aps": $0.aps, "in": "room", "id": $0.objectID] }
      .sends("message") { ["aps": $0.aps, "in": "call", "id": $0.objectID] }
      .samples(of: "message", #"{"aps":{},"in":"mail","id":"1"}"#),
    "the closure of .sends { … } returns two forms in two calls; write only constants and placeholders,"
      + " and $0.sampled for a value that differs":
      PushApp().sends {
        ["aps": $0.aps, "nonce": .constant(.number(JSONNumber(Int.random(in: 0...Int.max))))]
      },
    "the form of .sends { … } has two members at /a/id; remove one of them":
      PushApp().sends { ["aps": $0.aps, "a": ["id": $0.objectID, "id": 1]] },
  ]

  static let rows =
    [room.samples(one, other), room.samples(one)].map { DeclarationTests.Row($0, [.receiving]) }
    + [bodies, members, promises].joined().map { error, app in
      let needed: Role = error.contains(".opensLinks") ? .routing : .receiving
      return DeclarationTests.Row(app, [.receiving, needed], error: error)
    }

  @Test("A wrong sample is an error that names what to write", arguments: rows)
  @MainActor
  func fault(_ row: DeclarationTests.Row) throws {
    #expect(row.subject.declarationFault(in: try Kit.load())?.text == row.error)
  }
}
