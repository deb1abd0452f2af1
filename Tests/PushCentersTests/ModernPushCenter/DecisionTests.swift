import Foundation
import PushPayloads
import Testing

@testable import PushCenters

@Suite("Small decisions that stand by themselves")
struct DecisionTests {
  @Test(
    "A pause doubles up to the longest, and heeds the server",
    arguments: [
      (1, nil, 2), (2, nil, 4), (3, nil, 8), (4, nil, 10), (5, nil, nil), (6, nil, nil),
      (1, 5, 5), (1, 1, 2), (1, 3600, 10), (5, 5, nil), (0, nil, 2),
    ] as [(Int, Int?, Int?)]
  )
  func pauses(failures: Int, asked: Int?, expected: Int?) {
    let policy = RetryPolicy(attempts: 5, firstDelay: .seconds(2), longestDelay: .seconds(10))
    let failure = RegistryFailure.unavailable(retryAfter: asked.map { .seconds($0) })
    #expect(policy.delay(afterFailures: failures, of: failure) == expected.map { .seconds($0) })
  }

  @Test("A refusal is final, and a thousandth pause is counted like any other")
  func finalities() {
    let policy = RetryPolicy(attempts: .max)
    #expect(policy.delay(afterFailures: 1, of: .rejected("unknown app")) == nil)
    #expect(policy.delay(afterFailures: 1000, of: .unavailable()) == .seconds(300))
  }

  @Test(
    "A request ends with what the settings say, and where they lag behind, with the user's answer",
    arguments: [
      (true, .authorized, .authorized), (true, .provisional, .provisional),
      (true, .notDetermined, .authorized), (true, .denied, .authorized), (false, .denied, .denied),
      (false, .notDetermined, .denied), (false, .authorized, .authorized),
      (nil, .notDetermined, .notDetermined), (nil, .denied, .denied),
      (true, .unknown(9), .unknown(9)),
    ] as [(Bool?, PermissionStatus, PermissionStatus)]
  )
  func outcomes(isGranted: Bool?, status: PermissionStatus, expected: PermissionStatus) {
    #expect(PermissionStatus.outcome(isGranted: isGranted, status: status) == expected)
  }

  @Test("A bounded number of taps is kept for a late listener")
  func keptEvents() throws {
    let message = try #require(PushMessage(NotificationRequest(payload: .push())))
    var kept = KeptEvents()
    kept.keep(.received(message))
    kept.keep(.permissionChanged(.denied))
    kept.keep(.registered(DeviceToken(bytes: [1])))
    kept.keep(.opened(message))
    let events = [kept.take(), kept.take()].map { $0.map(\.text) }
    #expect(events == [["opened Hello"], []])
    for _ in 0..<100 { kept.keep(.opened(message)) }
    #expect(kept.events.count == KeptEvents.limit)
  }

  @Test("Ended activities are remembered for a while")
  func endedActivities() {
    var tokens = ActivityTokens()
    let isKept = tokens.rotate(DeviceToken(bytes: [1]), for: .device)
    #expect(!isKept)
    for number in 0...ActivityTokens.endedLimit { tokens.end(activity: "\(number)") }
    #expect(!tokens.hasEnded(.activity(id: "0")))
    #expect(tokens.hasEnded(.activity(id: "1")))
    #expect(!tokens.hasEnded(.pushToStart(attributesType: "1")))
  }

  @Test(
    "New data outweighs a failure, and a failure outweighs no data",
    arguments: [
      ([], .noData), ([.noData], .noData), ([.failed, .noData], .failed),
      ([.noData, .newData, .failed], .newData),
    ] as [([FetchResult], FetchResult)]
  )
  func fetchResults(results: [FetchResult], combined: FetchResult) {
    #expect(FetchResult(combining: results) == combined)
  }

  struct MessageRow: Sendable {
    var payload: JSONObject
    var messageID: String?
    var isDisplayable = false
    var isSilent = false
    var url: String?
  }

  @Test(
    "A push is read once, and members of the wrong kind are missing",
    arguments: [
      MessageRow(payload: [:]),
      MessageRow(payload: ["aps": .null, "url": 5, "message_id": .null]),
      MessageRow(payload: .push("Hi", id: "a"), messageID: "a", isDisplayable: true),
      MessageRow(payload: ["aps": ["alert": ["title-loc-key": "T"]]], isDisplayable: true),
      MessageRow(payload: ["aps": ["badge": 3, "sound": "default"]]),
      MessageRow(payload: .push(nil, wakes: true), isSilent: true),
      MessageRow(payload: .push("Hi", wakes: true), isDisplayable: true),
      MessageRow(payload: ["message_id": 12_345_678_901_234_567], messageID: "12345678901234567"),
      MessageRow(payload: ["message_id": ""]),
      MessageRow(payload: ["url": "app://a%2Fb?c=d#e"], url: "app://a%2Fb?c=d#e"),
      MessageRow(payload: ["url": "not a url"]),
    ]
  )
  func reading(row: MessageRow) throws {
    let message = try #require(PushMessage(NotificationRequest(payload: row.payload)))
    #expect(message.messageID == row.messageID)
    #expect(message.isDisplayable == row.isDisplayable)
    #expect(message.isSilent == row.isSilent)
    #expect(message.routingURL?.absoluteString == row.url)
    let userInfo = NotificationRequest(userInfo: row.payload.userInfo)
    #expect(try #require(PushMessage(userInfo)).content == message.content)
  }

  @Test("User info that no payload can have made cannot be read")
  func unreadableUserInfo() {
    #expect(PushMessage(NotificationRequest(userInfo: ["aps": Date()])) == nil)
  }
}
