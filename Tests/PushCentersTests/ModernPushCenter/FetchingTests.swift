import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("A push that wakes the app is announced, and answered once")
struct FetchingTests {
  let app = ModernApp()

  @Test(
    "A silent push is announced in every state of the app, and has no other effect",
    arguments: [
      ApplicationPhase.active, .inactive, .background,
    ]
  )
  func silent(phase: ApplicationPhase) {
    app.application.phase = phase
    let replies = app.fetch(.push(nil, url: "app://1", type: "sync", wakes: true))
    app.application.phase = .active
    app.center.didBecomeActive()
    #expect(replies.values == [.noData])
    #expect(app.listener.heard == ["received sync"])
    #expect(app.toasts.texts.isEmpty)
    #expect(app.router.opened.isEmpty)
  }

  @Test("A repeated message is announced once, and answered each time")
  func duplicates() {
    let payload = JSONObject.push(nil, id: "a", wakes: true)
    #expect(app.fetch(payload).values == [.noData])
    #expect(app.fetch(payload).values == [.noData])
    #expect(app.listener.events.count == 1)
  }

  @Test("A foreign notification is fetched by its owner, or not at all")
  func foreign() {
    let sdk = FakeSDK()
    sdk.answers = 2
    app.center.next = sdk
    #expect(app.fetch(["theirs": 1]).values == [.newData])
    let replies = Replies<FetchResult>()
    app.center.didReceiveRemoteNotification(
      ["aps": FakeStorage()],
      fetchCompletionHandler: replies.give
    )
    #expect(replies.values == [.newData])
    app.center.next = nil
    #expect(app.fetch(["theirs": 1]).values == [.noData])
    #expect(sdk.taken == ["fetch", "fetch"])
    #expect(app.listener.heard.isEmpty)
  }

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

  @Test("An update under one collapse identifier removes nothing and is new")
  func update() {
    app.present("1", .push("1 : 0"))
    app.present("1", .push("1 : 1"))
    #expect(app.toasts.texts == ["1 : 0", "1 : 1"])
    #expect(app.system.removed.isEmpty)
  }
}
