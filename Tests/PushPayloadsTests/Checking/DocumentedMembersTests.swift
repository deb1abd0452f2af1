import Testing

@testable import PushPayloads

@Suite("No member or header that Apple names is unknown")
struct DocumentedMembersTests {
  /// A body with every member that Apple's documentation, SDK headers and engineers name for a push type.
  struct Row: Sendable, CustomTestStringConvertible {
    let type: PushType
    let source: String
    let body: String
    var topic = "com.example.app"

    var testDescription: String { "\(type): \(source)" }
  }

  static let rows: [Row] = [
    Row(
      type: .alert,
      source: "Generating a remote notification, tables 1 to 3",
      body: #"""
        {"aps":{"alert":{"title":"a","subtitle":"b","body":"c","launch-image":"d"},"badge":1,
        "sound":{"critical":1,"name":"default","volume":0.5},"thread-id":"e","category":"f",
        "content-available":1,"mutable-content":1,"target-content-id":"g",
        "interruption-level":"critical","relevance-score":0.5,"filter-criteria":"h"}}
        """#
    ),
    Row(
      type: .alert,
      source: "Generating a remote notification, table 2, localized",
      body: #"""
        {"aps":{"alert":{"title-loc-key":"a","title-loc-args":["b"],"subtitle-loc-key":"c",
        "subtitle-loc-args":["d"],"loc-key":"e","loc-args":["f"]},"sound":"default"}}
        """#
    ),
    Row(
      type: .alert,
      source: "Notification Programming Guide for Websites",
      body: #"{"aps":{"alert":{"title":"a","body":"b","action":"c"},"url-args":["d"]}}"#,
      topic: "web.com.example"
    ),
    Row(
      type: .liveactivity,
      source: "Starting and updating Live Activities, start with a token",
      body: #"""
        {"aps":{"timestamp":1795000000,"event":"start","content-state":{},"attributes-type":"A",
        "attributes":{},"input-push-token":1,"relevance-score":75,"stale-date":1795003600,
        "alert":{"title":{"loc-key":"a","loc-args":["b"]},"body":"c","sound":"d.caf"}}}
        """#,
      topic: "com.example.app.push-type.liveactivity"
    ),
    Row(
      type: .liveactivity,
      source: "Starting and updating Live Activities, start with a channel",
      body: #"""
        {"aps":{"timestamp":1795000000,"event":"start","content-state":{},"attributes-type":"A",
        "attributes":{},"input-push-channel":"dHN0LXNyY2gtY2hubA==",
        "alert":{"title":"a","body":"b"}}}
        """#,
      topic: "com.example.app.push-type.liveactivity"
    ),
    Row(
      type: .liveactivity,
      source: "Starting and updating Live Activities, end",
      body: #"""
        {"aps":{"timestamp":1795000000,"event":"end","content-state":{},
        "dismissal-date":1795003600}}
        """#,
      topic: "com.example.app.push-type.liveactivity"
    ),
    Row(
      type: .background,
      source: "Pushing background updates to your App",
      body: #"{"aps":{"content-available":1},"acme1":"bar","acme2":42}"#
    ),
    Row(
      type: .widgets,
      source: "Updating widgets with WidgetKit push notifications",
      body: #"{"aps":{"content-changed":true}}"#,
      topic: "com.example.app.push-type.widgets"
    ),
    Row(
      type: .controls,
      source: "Updating controls locally and remotely",
      body: #"{"aps":{"content-changed":true}}"#,
      topic: "com.example.app.push-type.controls"
    ),
    Row(
      type: .pushtotalk,
      source: "Apple Developer Forums, thread 787878",
      body: #"{"aps":{"ptt-push-type":"service-update"}}"#,
      topic: "com.example.app.voip-ptt"
    ),
    Row(
      type: .pushtotalk,
      source: "Creating a Push to Talk app",
      body: #"{"aps":{},"activeSpeaker":"Ada"}"#,
      topic: "com.example.app.voip-ptt"
    ),
    Row(
      type: .fileprovider,
      source: "NSFileProviderManager.signalEnumerator(for:completionHandler:)",
      body: #"""
        {"container-identifier":"NSFileProviderWorkingSetContainerItemIdentifier","domain":"a"}
        """#,
      topic: "com.example.app.pushkit.fileprovider"
    ),
    Row(
      type: .mdm,
      source: "Sending MDM commands to a device",
      body: #"{"mdm":"PushMagic"}"#,
      topic: "com.apple.mgmt.External.17"
    ),
    Row(
      type: .alert,
      source: "Adding a Web Service to Update Passes",
      body: "{}",
      topic: "pass.com.example.card"
    ),
    Row(
      type: .background,
      source: "Wallet Orders, with an empty dictionary",
      body: #"{"aps":{}}"#,
      topic: "order.com.example.shop"
    ),
  ]

  @Test(arguments: rows)
  func isClean(_ row: Row) {
    var request = PushRequest(pushType: row.type, topic: row.topic)
    request.sentAt = 1_795_000_000
    let report = PayloadChecker(request: request).check(Array(row.body.utf8))
    #expect(report.diagnostics.map(\.rule) == [])
  }

  @Test("The bodies have every member of aps and of an alert, except obsolete members")
  func members() {
    let all = Self.rows.map(\.body).joined()
    let obsolete: [AlertKey] = [.actionLocKey, .summaryArgument, .summaryArgumentCount]
    for name in APSKey.allCases.map(\.rawValue) { #expect(all.contains("\"\(name)\""), "\(name)") }
    for key in AlertKey.allCases where !obsolete.contains(key) {
      #expect(all.contains("\"\(key.rawValue)\""), "\(key)")
    }
  }

  @Test(
    "A broadcast with every header of Apple's table is clean, at each priority",
    arguments: ["10", "5", "1"]
  )
  func broadcast(priority: String) {
    var request = PushRequest(
      method: "POST",
      path: "/4/broadcasts/apps/com.example.app",
      headers: [
        .pushType: "liveactivity", .priority: priority, .expiration: "0",
        .channelID: "dHN0LXNyY2gtY2hubA==",
        .requestID: "f47ac10b-58cc-4372-a567-0e02b2c3d479",
      ],
      headersComplete: true
    )
    request.sentAt = 1_795_000_000
    let body = #"{"aps":{"timestamp":1795000000,"event":"update","content-state":{}}}"#
    #expect(PayloadChecker(request: request).check(Array(body.utf8)).diagnostics == [])
  }

  @Test("A service update of Push to Talk is clean at each priority", arguments: ["10", "5", "1"])
  func serviceUpdate(priority: String) {
    let request = PushRequest(
      path: PushDestination.device(token: "00ff").path,
      headers: [
        .pushType: "pushtotalk", .priority: priority, .topic: "com.example.app.voip-ptt",
      ],
      headersComplete: true
    )
    let body = #"{"aps":{"ptt-push-type":"service-update"}}"#
    #expect(PayloadChecker(request: request).check(Array(body.utf8)).diagnostics == [])
  }
}
