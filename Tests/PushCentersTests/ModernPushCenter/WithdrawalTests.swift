import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("A push that wakes the app withdraws notifications, and is answered once")
struct WithdrawalTests {
  let app = ModernApp()

  @Test(
    "A push withdraws only the notifications that it names, by identifier or message id",
    arguments: [
      ("1", ["1"]), ("b", ["2"]), (["1", "b"], ["1", "2"]), ("9", nil), (5, nil), ("theirs", nil),
      ("local", nil),
    ] as [(JSONValue, [String]?)]
  )
  func withdrawal(names: JSONValue, removed: [String]?) async {
    app.system.delivered = [
      NotificationRequest(identifier: "1", payload: .push(id: "a")),
      NotificationRequest(identifier: "2", payload: .push(id: "b")),
      NotificationRequest(identifier: "3", payload: .push()),
      NotificationRequest(identifier: "theirs", payload: ["theirs": 1]),
      NotificationRequest(identifier: "local", payload: .push(), origin: .local),
    ]
    var payload = JSONObject.push(nil, wakes: true)
    payload["withdraw"] = names
    let replies = app.fetch(payload)
    await until { !replies.values.isEmpty }
    #expect(replies.values == [.noData])
    #expect(app.system.removed == (removed.map { [$0] } ?? []))
  }

  @Test("A withdrawal that takes too long is a failure, and its end has no effect")
  func limit() async {
    app.system.holdsReadings = true
    var payload = JSONObject.push(nil, wakes: true)
    payload["withdraw"] = "1"
    let replies = app.fetch(payload)
    await until { app.waiting == 1 && app.system.deliveryReadings.count == 1 }
    app.advance(by: .seconds(25))
    await until { !replies.values.isEmpty }
    app.system.deliveryReadings[0].resume()
    #expect(replies.values == [.failed])
  }
}
