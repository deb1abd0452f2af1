import Testing

@testable import PushPayloads

@Suite("A message of firebase-admin is judged as the SDK sends it")
struct FirebaseMessageTests {
  /// Values of `apns.payload.aps`, each with the rules of the findings and their places below `aps`.
  static let rows: [(aps: String, findings: [String])] = [
    (#"{"alert":"a","mutableContent":true,"threadId":"t","category":"c"}"#, []),
    (#"{"contentAvailable":true}"#, []),
    (#"{"alert":"a","contentAvailable":false}"#, []),
    (#"{"contentAvailable":false,"mutableContent":"x","alert":"a"}"#, []),
    (#"{"alert":"a","contentAvailable":0,"mutableContent":null}"#, []),
    (#"{"alert":"a","content-available":true,"mutable-content":false}"#, []),
    (#"{"alert":{"locKey":"a","locArgs":["b"],"titleLocKey":"c","titleLocArgs":[]}}"#, []),
    (#"{"alert":{"title":"a","body":"b","subtitleLocKey":"c","subtitleLocArgs":["d"]}}"#, []),
    (#"{"alert":{"title":"a","body":"b","launchImage":"c","actionLocKey":"d"}}"#, []),
    (#"{"alert":"a","sound":{"critical":true,"name":"default","volume":1}}"#, []),
    (#"{"alert":"a","sound":{"critical":false,"name":"default"}}"#, []),
    // firebase-admin passes these members on unchanged.
    (#"{"alert":"a","interruptionLevel":"passive"}"#, ["aps.unknown-key /interruptionLevel"]),
    (
      #"{"alert":"a","ThreadId":"t","threadID":"t"}"#,
      ["aps.unknown-key /ThreadId", "aps.unknown-key /threadID"]
    ),
    // firebase-admin refuses both spellings of a member.
    (#"{"alert":"a","thread-id":"t","threadId":"t"}"#, ["aps.unknown-key /threadId"]),
    // A finding about a member that is renamed has the name in the file.
    (#"{"alert":"a","threadId":7}"#, ["aps.identifier.not-a-string /threadId"]),
    (
      #"{"contentAvailable":true,"alert":{"body":"b","locArgs":"c"},"badge":"3"}"#,
      ["alert.loc-args-not-strings /alert/locArgs", "aps.badge.not-a-number /badge"]
    ),
    ("[]", ["aps.not-an-object "]),
  ]

  private func findings(in body: String, below place: String) -> [String] {
    let bytes = Array(body.utf8)
    let root = try? JSONScanner.scan(bytes).get().root
    return PayloadChecker().check(bytes).diagnostics
      .filter { $0.rule != "custom.other-service" && $0.severity != .info }
      .map { diagnostic in
        let pointer = JSONPointer(parsing: diagnostic.pointer) ?? JSONPointer()
        let element = root?.document.element(at: pointer)
        // The range belongs to the name or the value at the pointer.
        #expect(
          element?.range == diagnostic.range
            || element.map { diagnostic.range.upperBound < $0.range.lowerBound } ?? false
        )
        return "\(diagnostic.rule) \(diagnostic.pointer.dropFirst(place.count))"
      }
  }

  @Test(arguments: rows)
  func translation(aps: String, expected: [String]) {
    let payload = #""apns": { "payload": {"aps": \#(aps), "x": 1} }"#
    let place = "/apns/payload/aps"
    #expect(findings(in: #"{"token":"t",\#(payload)}"#, below: place) == expected)
    let list = #"[{"token":"s","data":{}}, {"token":"t",\#(payload)}]"#
    #expect(findings(in: list, below: "/1" + place) == expected)
  }

  @Test("The request that the SDK sends, with the member message, keeps its spelling")
  func raw() {
    let body = #"{"message":{"token":"t","apns":{"payload":{"aps":{"contentAvailable":true}}}}}"#
    let found = findings(in: body, below: "/message/apns/payload/aps")
    #expect(found.contains("aps.unknown-key /contentAvailable"))
  }

  @Test(
    "Removed members leave a JSON text, and places lead back",
    arguments: [
      #"{"a":0,"b":0,"c":0}"#, #"{"x":1,"a":0,"b":0}"#, #"{"a":0,"x":1,"b":0}"#,
      #"{"a":0,"b":0,"x":1,"c":0,"y":2}"#, "{}", #"{"a":0}"#, #"{"x":1}"#,
    ]
  )
  func removals(text: String) throws {
    let bytes = Array(text.utf8)
    let root = try JSONScanner.scan(bytes).get().root
    let removals = root.removals { $1.wholeNumber == 0 }
    let edited = EditedText(bytes, removals.map { PayloadFix(range: $0, text: "") })
    let rest = try JSONScanner.scan(edited.bytes).get().root
    #expect(
      rest.members.map(\.name.string)
        == root.members.filter { $0.value.wholeNumber != 0 }.map(\.name.string)
    )
    for (name, value) in rest.members {
      #expect(Array(bytes[edited.place(of: name.range)]) == Array(name.source))
      #expect(Array(bytes[edited.place(of: value.range)]) == Array(value.source))
    }
  }
}
