import Testing

@testable import PushPayloads

/// Pushes from public reports, with changed values, and the correct verdict on each.
@Suite("Pushes of public reports are judged as they were received")
struct PublicReportTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    let body: String
    var path: String?
    var headers: [PushRequest.Header: String] = [:]
    var headersComplete = false
    /// Every finding, as its severity and its rule.
    var findings: [String] = []

    var testDescription: String { source }
  }

  @Test(arguments: rows)
  func report(_ row: Row) {
    var request = PushRequest(
      path: row.path,
      headers: row.headers,
      headersComplete: row.headersComplete
    )
    // A minute after the timestamps of most bodies.
    request.sentAt = 1_795_837_260
    let report = PayloadChecker(request: request).check(Array(row.body.utf8))
    #expect(report.diagnostics.map { "\($0.severity.rawValue) \($0.rule)" } == row.findings)
  }

  static let rows: [Row] = [
    Row(
      source: "Edujugon/PushNotification#170",
      body: #"{"aps":[]}"#,
      path: PushDestination.device(token: String(repeating: "a1b2c3d4", count: 8)).path,
      headersComplete: true,
      findings: [
        "warning headers.push-type.missing", "warning headers.topic.missing",
        "error-ignored aps.not-an-object",
      ]
    ),
    Row(
      source: "zulip/zulip#19224",
      body: #"{"aps":{"badge":0,"content-available":1},"withdrawn":"# + "\(Array(1_000...1_900))}",
      headers: [.pushType: "alert", .topic: "com.example.app", .priority: "5"],
      findings: ["error-rejected size.too-large"]
    ),
    Row(
      source: "firebase/firebase-admin-node#2875",
      body:
        #"{"message":{"token":"fcm-token","apns":{"live_activity_token":"a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9000112233445566778899aabbccddeeff00112233445566778899aabbccddeeff0011223344556677","headers":{"apns-priority":"10"},"payload":{"aps":{"timestamp":1795837200,"event":"start","content-state":{"score":1},"attributes-type":"GameAttributes","attributes":{"team":"A"},"alert":{"title":"t","body":"b"},"input-push-token":1}}}}}"#,
      headers: [
        .pushType: "liveactivity", .topic: "com.example.app.push-type.liveactivity",
        .priority: "10",
      ],
      findings: ["error-ignored custom.service-request"]
    ),
    Row(
      source: "firebase/firebase-admin-python#875",
      body:
        #"{"aps":{"alert":{"title":"Live Activity started","body":"It has been started"},"input-push-token":1,"event":"start","timestamp":1795837200,"content-state":{"ready":false},"attributes-type":"OrderAttributes","attributes":{"ready":false}}}"#,
      path: PushDestination.device(token: String(repeating: "a1b2c3d4", count: 18)).path,
      headers: [
        .pushType: "liveactivity", .topic: "com.example.app.push-type.liveactivity", .priority: "5",
      ],
      headersComplete: true
    ),
    Row(
      source: "invertase/react-native-firebase#6373",
      body:
        #"{"aps":{"alert":{"title":"Test","body":"I should break through"},"badge":0,"sound":"default","interruption-level":"time-sensitive"},"headers":{"apns-priority":5}}"#,
      headers: [.pushType: "alert", .topic: "com.example.app", .priority: "10"],
      findings: ["warning custom.header-in-body"]
    ),
    Row(
      source: "edamov/pushok#103",
      body:
        #"{"aps":{"alert":"Test critical","sound":{"critical":1,"name":"Default","volume":1.0}}}"#,
      headers: [.pushType: "alert", .topic: "com.example.app"],
      findings: ["info aps.sound.default-spelling"]
    ),
    Row(
      source: "Resgrid/Core#237",
      body:
        #"{"aps":{"alert":{"title":"Call","body":"Structure fire"},"badge":3,"sound":{"name":"emergency.caf","critical":0,"volume":1.0},"type":2,"category":"calls","eventCode":"C1234"}}"#,
      headers: [.pushType: "alert", .topic: "com.example.app"],
      findings: [
        "info aps.sound.dictionary-not-critical", "warning aps.unknown-key",
        "warning aps.unknown-key",
      ]
    ),
    Row(
      source: "Apple Developer Forums, thread 776165",
      body:
        #"{"aps":{"timestamp":1685952000,"event":"update","content-state":{"slot":"one","next":"two"}}}"#,
      path: "/4/broadcasts/apps/com.example.app",
      headers: [
        .pushType: "liveactivity", .priority: "10", .expiration: "0",
        .channelID: "dHN0LXNyY2gtY2hubA==",
      ],
      headersComplete: true,
      findings: ["warning live-activity.timestamp.past"]
    ),
    Row(
      source: "Apple Developer Forums, thread 787878",
      body: #"{"aps":{"ptt-push-type":"service-update"},"roster":3}"#,
      path: PushDestination.device(token: String(repeating: "a1b2c3d4", count: 8)).path,
      headers: [
        .pushType: "pushtotalk", .topic: "com.example.app.voip-ptt", .priority: "10",
        .expiration: "0",
      ],
      headersComplete: true
    ),
    Row(
      source: "Apple Developer Forums, thread 712499",
      body:
        #"{"aps":{"timestamp":1795837200,"event":"end","content-state":{"courier":"Ana","due":1795837200}},"additional-info":"Test"}"#,
      path: PushDestination.device(token: String(repeating: "a1b2c3d4", count: 18)).path,
      headers: [.topic: "com.example.app", .priority: "10"],
      headersComplete: true,
      findings: ["warning headers.push-type.missing", "warning headers.topic.contradicts-body"]
    ),
    Row(
      source: "Apple Developer Forums, thread 791676",
      body: #"{"aps":{"content-changed":true}}"#,
      path: PushDestination.device(token: String(repeating: "a1b2c3d4", count: 8)).path,
      headers: [.pushType: "widgets", .topic: "com.example.app.widget"],
      headersComplete: true,
      findings: ["error-rejected headers.topic.wrong-suffix"]
    ),
    Row(
      source: "alexalok/dotAPNS#139",
      body: #"{"aps":{"content-changed":true}}"#,
      headers: [.pushType: "alert", .topic: "com.example.app", .priority: "10"],
      findings: [
        "warning headers.push-type.alert-shows-nothing",
        "warning widgets.content-changed.other-push",
      ]
    ),
    Row(
      source: "Apple, Sending broadcast push notification requests to APNs",
      body: #"{"aps":{"timestamp":1795837200,"event":"update","content-state":{"score":2}}}"#,
      path: "/4/broadcasts/apps/com.example.app",
      headers: [.pushType: "liveactivity", .priority: "10", .channelID: "dHN0LXNyY2gtY2hubA=="],
      headersComplete: true,
      findings: ["warning broadcast.expiration.required"]
    ),
    Row(
      source: "a public client with two slashes",
      body: #"{"aps":{"timestamp":1795837200,"event":"update","content-state":{"score":2}}}"#,
      path: "//4/broadcasts/apps/com.example.app",
      headers: [
        .pushType: "liveactivity", .priority: "10", .expiration: "0",
        .channelID: "dHN0LXNyY2gtY2hubA==",
      ],
      findings: ["error-rejected headers.path.unknown"]
    ),
    Row(
      source: "OneSignal/onesignal-node-api#60",
      body:
        #"{"app_id":"11111111-2222-4333-8444-555555555555","include_aliases":{"external_id":["u1"]},"target_channel":"push","headings":{"en":"T"},"contents":{"en":"Hi"},"ios_interruption_level":"time_sensitive"}"#,
      headers: [.pushType: "alert", .topic: "com.example.app"],
      findings: ["error-ignored custom.service-request"]
    ),
    Row(
      source: "OneSignal/OneSignal-iOS-SDK#727",
      body: #"{"aps":{"alert":{"body":123456789123456789},"mutable-content":1}}"#,
      headers: [.pushType: "alert", .topic: "com.example.app"],
      findings: [
        "warning alert.empty", "info json.number.beyond-53-bits",
        "error-ignored alert.member-wrong-type", "warning aps.mutable-content.without-alert",
      ]
    ),
    Row(
      source: "Unity-Technologies/com.unity.mobile.notifications#134",
      body: #"{"aps":{"alert":{"title":"t","body":"b"}},"level":7,"premium":true}"#,
      headers: [.pushType: "alert", .topic: "com.example.app"]
    ),
    Row(
      source: "firebase/firebase-admin-dotnet#488",
      body:
        #"{"web_push":8030,"notification":{"title":"Hi","body":"There","navigate":"https://example.org/inbox"}}"#,
      headers: [.pushType: "alert", .topic: "com.example.app"],
      findings: ["error-ignored custom.service-request"]
    ),
    Row(
      source: "Pushwoosh/pushwoosh-phonegap-plugin#241",
      body: #"{"aps":{"content-available":"1"},"data":{"k":"v"}}"#,
      headers: [.pushType: "background", .topic: "com.example.app", .priority: "5"],
      findings: ["warning aps.content-available.not-one"]
    ),
    Row(
      source: "laravel-notification-channels/apn#145",
      body: #"{"aps":{"alert":"Hi"}}"#,
      headers: [.pushType: "alert", .topic: "com.example.app", .priority: "high"],
      findings: ["error-rejected headers.priority.invalid"]
    ),
    Row(
      source: "home-assistant/iOS#4782",
      body: #"{"aps":{"content-changed":true}}"#,
      path: PushDestination.device(token: String(repeating: "a1b2c3d4", count: 8)).path,
      headers: [.pushType: "widgets", .topic: "com.example.app.push-type.widgets", .priority: "5"],
      headersComplete: true
    ),
    Row(
      source: "Salesforce's push guide",
      body:
        #"{"aps":{"alert":{"title":"","body":"You have a notification"},"badge":1,"sound":"default","mutable-content":true},"encrypted":true,"content":"bm9uZQ==","secret":"bm9uZQ==","nid":"1"}"#,
      headers: [.pushType: "alert", .topic: "com.example.app"],
      findings: ["warning aps.mutable-content.not-one"]
    ),
    Row(
      source: "guardian/mobile-n10n#432",
      body: #"{"aps":{"content-available":1,"mutable-content":1},"uri":"app://article/1"}"#,
      headers: [.pushType: "background", .topic: "com.example.app", .priority: "5"],
      findings: ["warning aps.mutable-content.without-alert"]
    ),
    Row(
      source: "Customer.io's guide to Live Activities",
      body:
        #"{"aps":{"timestamp":1795837200,"event":"start","attributes-type":"DeliveryAttributes","attributes":{"order":"1234"},"content-state":{"title":"Order received"},"alert":{"title":"Order"}}}"#,
      path: PushDestination.device(token: String(repeating: "a1b2c3d4", count: 18)).path,
      headers: [
        .pushType: "liveactivity", .topic: "com.example.app.push-type.liveactivity",
        .priority: "10",
      ],
      headersComplete: true,
      findings: [
        "info live-activity.start.no-updates", "info live-activity.start.alert-incomplete",
      ]
    ),
    Row(
      source: "Sockudo's guide to Live Activities",
      body: #"{"aps":{"timestamp":1795837200,"event":"update","content-state":{"score":2}}}"#,
      path: "/4/broadcasts/apps/com.example.app",
      headers: [
        .pushType: "liveactivity", .priority: "1", .expiration: "0",
        .channelID: "dHN0LXNyY2gtY2hubA==",
      ],
      headersComplete: true
    ),
    Row(
      source: "a sports feed",
      body: #"{"aps":{"timestamp":817530000,"event":"update","content-state":{"score":2}}}"#,
      headers: [
        .pushType: "liveactivity", .topic: "com.example.app.push-type.liveactivity",
        .priority: "10",
      ],
      findings: ["warning live-activity.date.not-since-1970"]
    ),
  ]
}
