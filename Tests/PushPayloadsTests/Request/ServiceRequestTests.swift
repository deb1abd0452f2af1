import Testing

@testable import PushPayloads

@Suite("Requests of other push services are recognized, with their parts for APNs")
struct ServiceRequestTests {
  /// Bodies, each with its service, or nil if none is known, and the pointers to the parts that are sent to
  /// APNs unchanged.
  static let rows: [(body: String, service: String?, parts: [String])] = [
    (#"{"app_id":"a","contents":{"en":"b"}}"#, "OneSignal", []),
    (#"{"app_id":"a","include_aliases":{}}"#, "OneSignal", []),
    (#"{"app_id":"a"}"#, nil, []),
    (#"{"to":"ExponentPushToken[a]"}"#, "Expo", []),
    (#"{"to":["ExpoPushToken[a]"]}"#, "Expo", []),
    (#"[{"to":"ExponentPushToken[a]"}]"#, "Expo", []),
    (#"{"to":"ada"}"#, nil, []),
    (#"{"web_push":8030}"#, "Web Push", []),
    (#"{"endpoint":"a","keys":{"p256dh":"b"}}"#, "Web Push", []),
    (#"{"message":{"token":"a","data":{}}}"#, "Firebase", []),
    (
      #"{"message":{"topic":"a","apns":{"payload":{"aps":{}}}}}"#, "Firebase",
      ["/message/apns/payload"]
    ),
    (#"{"message":{"topic":"a","apns":{"payload":{"b":1}}}}"#, "Firebase", []),
    (#"{"token":"a","apns":{"payload":{"aps":{}}}}"#, "Firebase", ["/apns/payload"]),
    (#"{"tokens":["a"],"notification":{}}"#, "Firebase", []),
    (#"{"registration_ids":["a"],"data":{}}"#, "Firebase", []),
    (
      #"[{"token":"a","data":{}},{"topic":"b","apns":{"payload":{"aps":{}}}}]"#, "Firebase",
      ["/1/apns/payload"]
    ),
    (#"{"messages":[{"apns":{"payload":{"aps":{}}}}]}"#, "Firebase", ["/messages/0/apns/payload"]),
    (#"{"fids":["a"],"android":{}}"#, "Firebase", []),
    (#"{"message":{"text":"a"}}"#, nil, []),
    (#"{"notification":{"title":"a"}}"#, nil, []),
    (
      #"{"installationId":"a","pushChannel":"b","templates":{"t":{"body":"{}"},"u":{}}}"#,
      "Azure Notification Hubs", ["/templates/t/body"]
    ),
    (#"{"platform":"apple","body":{"aps":{}},"headers":{}}"#, "Azure Notification Hubs", ["/body"]),
    (#"{"platform":"gcm","body":{}}"#, nil, []),
    (
      #"{"default":"a","APNS":"{}","APNS_SANDBOX":"{}"}"#, "Amazon SNS", ["/APNS", "/APNS_SANDBOX"]
    ),
    (#"{"TopicArn":"a","Message":"Hello"}"#, "Amazon SNS", []),
    (
      #"{"MessageRequest":{"MessageConfiguration":{"APNSMessage":{"RawContent":"{}"}}}}"#,
      "Amazon Pinpoint", ["/MessageRequest/MessageConfiguration/APNSMessage/RawContent"]
    ),
    (#"{"messages":{"apple_push":{"alert":"a"}}}"#, "Braze", []),
    (#"{"canvas_id":"a","recipients":[]}"#, "Braze", []),
    (#"{"audience":"all","notification":{"alert":"a"}}"#, "Airship", []),
    (#"{"interests":["a"],"apns":{"aps":{}}}"#, "Pusher Beams", ["/apns"]),
    (#"{"recipient":{},"notification":{}}"#, "Ably", []),
    (#"{"notifications":[{"tokens":["a"],"platform":1}]}"#, "gorush", []),
    (#"{"aps":{},"app_id":"a","contents":{}}"#, nil, []),
    ("{}", nil, []),
    ("[]", nil, []),
  ]

  @Test(arguments: rows)
  func recognition(body: String, name: String?, parts: [String]) {
    let service = PayloadEvidence(bytes: Array(body.utf8), request: PushRequest()).service
    #expect(service?.name == name)
    #expect(service?.parts.map { $0.payload.pointer.description } ?? [] == parts)
  }

  @Test("A text in a text in a text is not read, and neither are more than 500 parts")
  func bounds() {
    func quoted(_ text: String) -> String { JSONValue.string(text).text }
    let inner = #"{"APNS":\#(quoted(#"{"aps":{"alert":1}}"#))}"#
    let middle = #"{"MessageStructure":"json","Message":\#(quoted(inner))}"#
    let outer = #"{"MessageStructure":"json","Message":\#(quoted(middle))}"#
    #expect(rules(middle) == ["custom.other-service", "alert.wrong-type"])
    #expect(rules(outer) == ["custom.other-service"])

    let templates = (0..<1_000).map { #""t\#($0)":{"body":"{\"aps\":1}"}"# }.joined(separator: ",")
    let hub = #"{"installationId":"a","templates":{\#(templates)}}"#
    #expect(rules(hub).count == 1 + ServiceRequest.mostParts)
  }

  @Test(
    "A path names its service",
    arguments: [
      ("/v1/projects/p/messages:send", "Firebase"), ("/fcm/send", "Firebase"),
      ("https://fcm.googleapis.com/v1/projects/p/messages:send", "Firebase"),
      ("https://exp.host/--/api/v2/push/send", "Expo"), ("/3/device/00", nil),
      ("/4/broadcasts/apps/a.b", nil), ("https://api.push.apple.com/3/device/00", nil),
      ("/v1/projects/p", nil), ("", nil), (nil, nil),
    ] as [(String?, String?)]
  )
  func paths(path: String?, service: String?) {
    #expect(ServiceRequest.service(atPath: path) == service)
  }

  private func rules(_ body: String) -> [String] {
    PayloadChecker().check(Array(body.utf8)).diagnostics.map(\.rule)
  }
}
