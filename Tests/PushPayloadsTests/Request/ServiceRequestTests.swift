import Testing

@testable import PushPayloads

@Suite("Requests of other push services are recognized, with their parts for APNs")
struct ServiceRequestTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let body: String
    /// The service; nil for a body that is not a request of a known service.
    let service: String?
    /// The pointers to the parts that are sent to APNs unchanged.
    var parts: [String] = []

    var testDescription: String { body }
  }

  static let rows: [Row] = [
    Row(body: #"{"app_id":"a","contents":{"en":"b"}}"#, service: "OneSignal"),
    Row(body: #"{"app_id":"a","include_aliases":{}}"#, service: "OneSignal"),
    Row(body: #"{"app_id":"a"}"#, service: nil),
    Row(body: #"{"to":"ExponentPushToken[a]"}"#, service: "Expo"),
    Row(body: #"{"to":["ExpoPushToken[a]"]}"#, service: "Expo"),
    Row(body: #"[{"to":"ExponentPushToken[a]"}]"#, service: "Expo"),
    Row(body: #"{"to":"ada"}"#, service: nil),
    Row(body: #"{"web_push":8030}"#, service: "Web Push"),
    Row(body: #"{"endpoint":"a","keys":{"p256dh":"b"}}"#, service: "Web Push"),
    Row(body: #"{"message":{"token":"a","data":{}}}"#, service: "Firebase"),
    Row(
      body: #"{"message":{"topic":"a","apns":{"payload":{"aps":{}}}}}"#,
      service: "Firebase",
      parts: ["/message/apns/payload"]
    ),
    Row(body: #"{"message":{"topic":"a","apns":{"payload":{"b":1}}}}"#, service: "Firebase"),
    Row(
      body: #"{"token":"a","apns":{"payload":{"aps":{}}}}"#,
      service: "Firebase",
      parts: ["/apns/payload"]
    ),
    Row(body: #"{"tokens":["a"],"notification":{}}"#, service: "Firebase"),
    Row(body: #"{"registration_ids":["a"],"data":{}}"#, service: "Firebase"),
    Row(
      body: #"[{"token":"a","data":{}},{"topic":"b","apns":{"payload":{"aps":{}}}}]"#,
      service: "Firebase",
      parts: ["/1/apns/payload"]
    ),
    Row(
      body: #"{"messages":[{"apns":{"payload":{"aps":{}}}}]}"#,
      service: "Firebase",
      parts: ["/messages/0/apns/payload"]
    ),
    Row(body: #"{"fids":["a"],"android":{}}"#, service: "Firebase"),
    Row(body: #"{"message":{"text":"a"}}"#, service: nil),
    Row(body: #"{"notification":{"title":"a"}}"#, service: nil),
    Row(
      body: #"{"installationId":"a","pushChannel":"b","templates":{"t":{"body":"{}"},"u":{}}}"#,
      service: "Azure Notification Hubs",
      parts: ["/templates/t/body"]
    ),
    Row(
      body: #"{"platform":"apple","body":{"aps":{}},"headers":{}}"#,
      service: "Azure Notification Hubs",
      parts: ["/body"]
    ),
    Row(body: #"{"platform":"gcm","body":{}}"#, service: nil),
    Row(
      body: #"{"default":"a","APNS":"{}","APNS_SANDBOX":"{}"}"#,
      service: "Amazon SNS",
      parts: ["/APNS", "/APNS_SANDBOX"]
    ),
    Row(body: #"{"TopicArn":"a","Message":"Hello"}"#, service: "Amazon SNS"),
    Row(
      body: #"{"MessageRequest":{"MessageConfiguration":{"APNSMessage":{"RawContent":"{}"}}}}"#,
      service: "Amazon Pinpoint",
      parts: ["/MessageRequest/MessageConfiguration/APNSMessage/RawContent"]
    ),
    Row(body: #"{"messages":{"apple_push":{"alert":"a"}}}"#, service: "Braze"),
    Row(body: #"{"canvas_id":"a","recipients":[]}"#, service: "Braze"),
    Row(body: #"{"audience":"all","notification":{"alert":"a"}}"#, service: "Airship"),
    Row(
      body: #"{"interests":["a"],"apns":{"aps":{}}}"#,
      service: "Pusher Beams",
      parts: ["/apns"]
    ),
    Row(body: #"{"recipient":{},"notification":{}}"#, service: "Ably"),
    Row(body: #"{"notifications":[{"tokens":["a"],"platform":1}]}"#, service: "gorush"),
    Row(body: #"{"aps":{},"app_id":"a","contents":{}}"#, service: nil),
    Row(body: "{}", service: nil),
    Row(body: "[]", service: nil),
  ]

  @Test(arguments: rows)
  func recognition(_ row: Row) {
    let service = PayloadEvidence(bytes: Array(row.body.utf8), request: PushRequest()).service
    #expect(service?.name == row.service)
    #expect(service?.parts.map { $0.payload.pointer.description } ?? [] == row.parts)
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
