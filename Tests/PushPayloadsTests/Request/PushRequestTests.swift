import PushPayloads
import Testing

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
}
