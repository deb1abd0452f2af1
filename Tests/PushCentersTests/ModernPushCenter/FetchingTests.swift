import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("A push that wakes the app is announced, fetched for, and answered once")
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

  @Test(
    "The result joins the results of all fetchers",
    arguments: [
      ([], .noData), ([.newData], .newData), ([.noData, .newData, .failed], .newData),
      ([.noData, .failed], .failed), ([.noData, .noData], .noData),
    ] as [([FetchResult], FetchResult)]
  )
  func results(results: [FetchResult], combined: FetchResult) {
    let fetchers = results.map { FakeFetcher($0) }
    for fetcher in fetchers { app.center.addFetcher(fetcher) }
    #expect(app.fetch(.push(nil, type: "sync", wakes: true)).values == [combined])
    #expect(fetchers.allSatisfy { $0.fetched == ["sync"] })
  }

  @Test(
    "The result follows the last answer, once, even if a fetcher answers twice",
    arguments: [
      [0, 1, 2], [2, 0, 1], [1, 2, 0],
    ]
  )
  func order(order: [Int]) {
    let fetchers = (0..<3).map { _ in FakeFetcher() }
    for fetcher in fetchers { app.center.addFetcher(fetcher) }
    let replies = app.fetch(.push(nil, wakes: true))
    for index in order {
      #expect(replies.values.isEmpty)
      for _ in 0..<2 { fetchers[index].completions[0](index == 1 ? .newData : .noData) }
    }
    #expect(replies.values == [.newData])
  }

  @Test("A fetch without an answer in time fails, and later answers have no effect")
  func limit() async {
    let fetchers = [FakeFetcher(.noData), FakeFetcher()]
    for fetcher in fetchers { app.center.addFetcher(fetcher) }
    let replies = app.fetch(.push(nil, wakes: true))
    await until { app.waiting == 1 }
    app.advance(by: .seconds(25))
    await until { !replies.values.isEmpty }
    fetchers[1].completions[0](.newData)
    #expect(replies.values == [.failed])
  }

  @Test("A repeated message is fetched for once, and answered each time")
  func duplicates() {
    let fetcher = FakeFetcher(.newData)
    app.center.addFetcher(fetcher)
    let payload = JSONObject.push(nil, id: "a", wakes: true)
    #expect(app.fetch(payload).values == [.newData])
    #expect(app.fetch(payload).values == [.noData])
    #expect(fetcher.fetched.count == 1)
    #expect(app.listener.events.count == 1)
  }

  @Test("A released or detached fetcher fetches nothing")
  func membership() {
    let stays = FakeFetcher(.noData)
    var goes: FakeFetcher? = FakeFetcher()
    app.center.addFetcher(stays)
    if let goes { app.center.addFetcher(goes) }
    goes = nil
    #expect(app.fetch(.push(nil, id: "a", wakes: true)).values == [.noData])
    app.center.removeFetcher(stays)
    #expect(app.fetch(.push(nil, id: "b", wakes: true)).values == [.noData])
    #expect(stays.fetched.count == 1)
    #expect(goes == nil)
  }

  @Test("A foreign notification is fetched by its owner, or not at all")
  func foreign() async {
    let sdk = FakeSDK()
    sdk.answers = 2
    app.center.next = sdk
    #expect(app.fetch(["theirs": 1]).values == [.newData])
    #expect(await app.center.handleRemoteNotification(["aps": FakeStorage()]) == .newData)
    app.center.next = nil
    #expect(await app.center.handleRemoteNotification(["theirs": 1]) == .noData)
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

  @Test("An update under one collapse identifier removes nothing and is new")
  func update() {
    app.present("1", .push("1 : 0"))
    app.present("1", .push("1 : 1"))
    #expect(app.toasts.texts == ["1 : 0", "1 : 1"])
    #expect(app.system.removed.isEmpty)
  }
}
