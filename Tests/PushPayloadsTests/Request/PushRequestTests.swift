import Testing

@testable import PushPayloads

@Suite("Requests hold headers as they are sent")
struct PushRequestTests {
  @Test("Typed headers are spelled as APNs has them")
  func spelling() {
    let request = PushRequest(
      pushType: .background,
      priority: 5,
      topic: "com.example.app",
      collapseID: "c",
      expiration: 0
    )
    #expect(
      request.headers == [
        .pushType: "background", .priority: "5", .topic: "com.example.app", .collapseID: "c",
        .expiration: "0",
      ]
    )
    #expect(PushRequest.Header(rawValue: "apns-push-type") == .pushType)
  }

  @Test("An impossible value is kept, and nil where a type is asked for")
  func impossible() {
    var request = PushRequest(headers: [.pushType: "Alert", .priority: "high"])
    #expect(request.pushType == nil)
    #expect(request.priority == nil)
    #expect(request.headers[.pushType] == "Alert")
    request.pushType = .alert
    request.priority = nil
    #expect(request.headers == [.pushType: "alert"])
  }

  @Test("A header that is sent several times has no value that counts, and is not left out")
  func repeated() {
    let request = PushRequest(
      headers: [.topic: "com.example.app"],
      repeated: [.pushType: ["alert", "background"]],
      headersComplete: true
    )
    #expect(request.pushType == nil)
    #expect(!request.omits(.pushType))
    #expect(!request.omits(.topic))
    #expect(request.omits(.priority))
    #expect(!PushRequest(headers: [:]).omits(.priority))
  }

  @Test(
    "A broadcast is known by its path or, where that is unknown, by its channel",
    arguments: [
      (nil, nil, false), (nil, "Y2g=", true), ("/3/device/00ff", "Y2g=", false),
      ("/3/device/00ff", nil, false), ("/4/broadcasts/apps/com.example.app", nil, true),
      ("/4/broadcasts/apps/", "Y2g=", false),
    ] as [(String?, String?, Bool)]
  )
  func broadcast(path: String?, channel: String?, isBroadcast: Bool) {
    var request = PushRequest(path: path, headers: [.pushType: "LiveActivity"])
    request.headers[.channelID] = channel
    #expect(request.isBroadcast == isBroadcast)
    #expect(request.pushType == (isBroadcast ? .liveactivity : nil))
    #expect(request.sizeLimit.bytes == (isBroadcast ? 5_120 : 4_096))
  }

  @Test("Earlier eras have no limit for broadcasts")
  func broadcastOfAnEra() {
    let path = "/4/broadcasts/apps/com.example.app"
    #expect(PushRequest(path: path, headers: [:], limits: .ios8).sizeLimit.bytes == 2_048)
    #expect(PushRequest(path: path, headers: [:], limits: .legacy).sizeLimit.bytes == 256)
  }

  @Test(
    "The limit follows the era, and in the current one the type",
    arguments: [
      (.current, nil, 4_096), (.current, .alert, 4_096), (.current, .liveactivity, 4_096),
      (.current, .voip, 5_120), (.ios8, .voip, 2_048), (.ios8, nil, 2_048), (.legacy, .alert, 256),
    ] as [(LimitProfile, PushType?, Int)]
  )
  func limits(profile: LimitProfile, type: PushType?, bytes: Int) {
    let limit = PushRequest(pushType: type, limits: profile).sizeLimit
    #expect(limit.bytes == bytes)
    #expect(limit.allows(bytes))
    #expect(!limit.allows(bytes + 1))
  }

  @Test("Every type has a suffix but mdm, and no two have the same")
  func suffixes() {
    let suffixes = PushType.allCases.filter { ![.alert, .background].contains($0) }
      .map(\.topicSuffix)
    #expect(PushType.mdm.topicSuffix == nil)
    #expect(Set(suffixes).count == suffixes.count)
  }

  @Test(
    "The topic's suffix gives the push type, unless the type is given",
    arguments: PushType.allCases
  )
  func impliedPushType(_ type: PushType) {
    let topic = type.topicSuffix.map { "com.example.app\($0)" } ?? "com.apple.mgmt.External.1"
    let told = type == .alert || type == .background ? nil : type
    #expect(PushRequest(topic: topic).impliedPushType == told)
    #expect(PushRequest(pushType: .alert, topic: topic).impliedPushType == nil)
    #expect(PushRequest(headers: [.pushType: "silent", .topic: topic]).impliedPushType == nil)
    #expect(
      PushRequest(path: "/4/broadcasts/apps/com.example.app", headers: [.topic: topic])
        .impliedPushType == nil
    )
    #expect(PushRequest(topic: topic).sizeLimit.bytes == (type == .voip ? 5_120 : 4_096))
  }

  @Test(
    "A topic that only resembles the topic of a type tells no type",
    arguments: ["", ".voip", "com.example.appvoip", "com.example.app.VOIP", "com.apple.mgmt"]
  )
  func noImpliedPushType(topic: String) {
    #expect(PushRequest(topic: topic).impliedPushType == nil)
  }

  @Test("A header value that HTTP/2 does not carry is neither known nor left out")
  func carried() {
    let request = PushRequest(
      headers: [.topic: "com.example.app\n", .collapseID: "a", .channelID: " Y2g="],
      repeated: [.id: ["a", "b\0"]],
      headersComplete: true
    )
    let carried = request.carried
    #expect(carried.topic == nil)
    #expect(carried.collapseID == "a")
    #expect(!carried.omits(.topic) && !carried.omits(.id))
    #expect(carried.omits(.expiration))
    #expect(carried.isBroadcast)
    #expect(
      carried.uncarried == [
        .topic: ["com.example.app\n"], .channelID: [" Y2g="], .id: ["a", "b\0"],
      ]
    )
    #expect(request.uncarried.isEmpty)
  }

  @Test(
    "HTTP/2 does not carry these header values",
    arguments: [
      ("", nil), ("a b\tc", nil), ("é\u{A0}", nil), ("\u{1}", nil), ("a\0", .control("\0")),
      ("a\r\nb", .control("\r")), ("\n", .control("\n")), (" ", .leadingBlank),
      ("\ta", .leadingBlank), ("a\t", .trailingBlank), (" a\n", .control("\n")),
    ] as [(String, FieldValue.Obstacle?)]
  )
  func obstacles(value: String, obstacle: FieldValue.Obstacle?) {
    #expect(FieldValue.obstacle(in: value) == obstacle)
  }
}
