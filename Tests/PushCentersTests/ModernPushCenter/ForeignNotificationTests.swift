import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("A notification that is no push of the app is passed on, and answered once")
struct ForeignNotificationTests {
  let app = ModernApp()
  let sdk = FakeSDK()

  private static let requests = [
    NotificationRequest(identifier: "local", payload: .push(url: "app://1"), origin: .local),
    NotificationRequest(identifier: "odd", userInfo: ["aps": FakeStorage()]),
    NotificationRequest(identifier: "theirs", payload: ["theirs": 1, "url": "app://1"]),
  ]
  private static let all: PresentationOptions = [.banner, .list, .sound, .badge]

  @Test("Each callback is answered once, however often its owner answers", arguments: [0, 1, 2])
  func owner(answers: Int) async {
    sdk.answers = answers
    app.center.next = sdk
    for request in Self.requests {
      let presented = Replies<PresentationOptions>()
      let responded = Replies<Void>()
      app.center.willPresent(request, withCompletionHandler: presented.give)
      app.center.didReceive(NotificationResponse(to: request)) { responded.give(()) }
      if answers == 0 {
        await until { app.waiting == 2 }
        app.advance(by: .seconds(25))
        await until { !presented.values.isEmpty && !responded.values.isEmpty }
      }
      #expect(presented.values == [answers == 0 ? Self.all : [.list]])
      #expect(responded.values.count == 1)
    }
    #expect(
      sdk.taken == ["local", "odd", "theirs"].flatMap { ["present \($0)", "respond \($0)"] }
    )
    #expect(app.listener.heard.isEmpty)
    #expect(app.toasts.presented.isEmpty)
    #expect(app.router.opened.isEmpty)
  }

  @Test("A fetch brings the owner's data")
  func fetch() {
    sdk.answers = 2
    app.center.next = sdk
    let replies = app.fetch(["theirs": 1])
    app.center.didReceiveRemoteNotification(
      ["aps": FakeStorage()],
      fetchCompletionHandler: replies.give
    )
    #expect(replies.values == [.newData, .newData])
    #expect(sdk.taken == ["fetch", "fetch"])
    #expect(app.listener.heard.isEmpty)
  }

  @Test("Without an owner the system presents the notification, and each callback is answered")
  func nobody() {
    var gone: FakeSDK? = FakeSDK()
    app.center.next = gone
    gone = nil
    #expect(app.center.next == nil)
    #expect(app.present("theirs", ["theirs": 1]).values == [Self.all])
    #expect(app.respond("theirs", ["theirs": 1]).values.count == 1)
    #expect(app.fetch(["theirs": 1]).values == [.noData])
  }
}
