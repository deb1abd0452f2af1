import Testing

@testable import PushPayloads

@Suite("No member or header that Apple names is unknown")
struct DocumentedMembersTests {
  /// Push types, each with a source, the topic, and a body with every member that the source names.
  static let rows: [(PushType, source: String, topic: String, body: String)] = [
    (
      .alert, "Generating a remote notification, tables 1 to 3", "com.example.app",
      #"""
      {"aps":{"alert":{"title":"a","subtitle":"b","body":"c","launch-image":"d"},"badge":1,
      "sound":{"critical":1,"name":"default","volume":0.5},"thread-id":"e","category":"f",
      "content-available":1,"mutable-content":1,"target-content-id":"g",
      "interruption-level":"critical","relevance-score":0.5,"filter-criteria":"h"}}
      """#
    ),
    (
      .alert, "Generating a remote notification, table 2, localized", "com.example.app",
      #"""
      {"aps":{"alert":{"title-loc-key":"a","title-loc-args":["b"],"subtitle-loc-key":"c",
      "subtitle-loc-args":["d"],"loc-key":"e","loc-args":["f"]},"sound":"default"}}
      """#
    ),
    (
      .alert, "Notification Programming Guide for Websites", "web.com.example",
      #"{"aps":{"alert":{"title":"a","body":"b","action":"c"},"url-args":["d"]}}"#
    ),
    (
      .liveactivity, "Starting and updating Live Activities, start with a token",
      "com.example.app.push-type.liveactivity",
      #"""
      {"aps":{"timestamp":1795000000,"event":"start","content-state":{},"attributes-type":"A",
      "attributes":{},"input-push-token":1,"relevance-score":75,"stale-date":1795003600,
      "alert":{"title":{"loc-key":"a","loc-args":["b"]},"body":"c","sound":"d.caf"}}}
      """#
    ),
    (
      .liveactivity, "Starting and updating Live Activities, start with a channel",
      "com.example.app.push-type.liveactivity",
      #"""
      {"aps":{"timestamp":1795000000,"event":"start","content-state":{},"attributes-type":"A",
      "attributes":{},"input-push-channel":"dHN0LXNyY2gtY2hubA==",
      "alert":{"title":"a","body":"b"}}}
      """#
    ),
    (
      .liveactivity, "Starting and updating Live Activities, end",
      "com.example.app.push-type.liveactivity",
      #"""
      {"aps":{"timestamp":1795000000,"event":"end","content-state":{},
      "dismissal-date":1795003600}}
      """#
    ),
    (
      .background, "Pushing background updates to your App", "com.example.app",
      #"{"aps":{"content-available":1},"acme1":"bar","acme2":42}"#
    ),
    (
      .widgets, "Updating widgets with WidgetKit push notifications",
      "com.example.app.push-type.widgets", #"{"aps":{"content-changed":true}}"#
    ),
    (
      .controls, "Updating controls locally and remotely", "com.example.app.push-type.controls",
      #"{"aps":{"content-changed":true}}"#
    ),
    (
      .pushtotalk, "Apple Developer Forums, thread 787878", "com.example.app.voip-ptt",
      #"{"aps":{"ptt-push-type":"service-update"}}"#
    ),
    (
      .pushtotalk, "Creating a Push to Talk app", "com.example.app.voip-ptt",
      #"{"aps":{},"activeSpeaker":"Ada"}"#
    ),
    (
      .fileprovider, "NSFileProviderManager.signalEnumerator(for:completionHandler:)",
      "com.example.app.pushkit.fileprovider",
      #"""
      {"container-identifier":"NSFileProviderWorkingSetContainerItemIdentifier","domain":"a"}
      """#
    ),
    (
      .mdm, "Sending MDM commands to a device", "com.apple.mgmt.External.17",
      #"{"mdm":"PushMagic"}"#
    ),
    (.alert, "Adding a Web Service to Update Passes", "pass.com.example.card", "{}"),
    (
      .background, "Wallet Orders, with an empty dictionary", "order.com.example.shop",
      #"{"aps":{}}"#
    ),
  ]

  @Test(arguments: rows)
  func isClean(type: PushType, source: String, topic: String, body: String) {
    var request = PushRequest(pushType: type, topic: topic)
    request.sentAt = 1_795_000_000
    let report = PayloadChecker(request: request).check(Array(body.utf8))
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
