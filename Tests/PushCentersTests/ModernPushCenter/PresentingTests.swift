import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("A push in the foreground is presented once: by the app, or by the system")
struct PresentingTests {
  static let all: PresentationOptions = [.banner, .list, .sound, .badge]

  @Test("An active app with toasts shows one, and leaves nothing to the system")
  func toast() {
    let app = ModernApp()
    let replies = app.present("1", .push())
    #expect(app.toasts.texts == ["Hello"])
    #expect(replies.values == [[]])
    #expect(app.listener.heard == ["received Hello"])
    #expect(app.router.opened.isEmpty)
  }

  @Test(
    "The system presents a push without a toast",
    arguments: [(false, .active), (true, .inactive), (true, .background)]
      as [(Bool, ApplicationPhase)]
  )
  func system(hasToasts: Bool, phase: ApplicationPhase) {
    let app = ModernApp(hasToasts: hasToasts)
    app.application.phase = phase
    #expect(app.present("1", .push()).values == [Self.all])
    #expect(app.toasts.texts.isEmpty)
  }

  @Test("Toasts come in the order of their pushes, each with its own text and its own screen")
  func order() {
    let app = ModernApp()
    app.present("1", .push("one", url: "app://1"))
    app.present("2", .push("two", url: "app://2"))
    #expect(app.toasts.texts == ["one", "two"])
    app.toasts.tap(1)
    app.toasts.tap(0)
    #expect(app.router.opened == ["app://2", "app://1"])
  }

  @Test("A tap on a toast opens once, however often it is reported")
  func activation() {
    let app = ModernApp()
    app.present("1", .push(url: "app://1"))
    app.toasts.tap(0)
    app.toasts.tap(0)
    #expect(app.router.opened == ["app://1"])
    #expect(app.listener.heard == ["received Hello", "opened Hello"])
    #expect(app.system.badges == [0])
  }

  @Test("A push without a destination is shown, and its tap is logged")
  func nowhere() {
    let app = ModernApp()
    app.present("1", .push())
    app.toasts.tap(0)
    #expect(app.router.opened.isEmpty)
    #expect(app.log.lines == ["A push leads nowhere, so no screen is brought up"])
  }

  @Test("A push without a text keeps sound and badge and is no toast", arguments: [true, false])
  func bare(hasToasts: Bool) {
    let app = ModernApp(hasToasts: hasToasts)
    #expect(app.present("1", ["aps": ["badge": 3]]).values == [[.sound, .badge]])
    #expect(app.toasts.texts.isEmpty)
    #expect(app.listener.heard == ["received silent"])
  }

  @Test("A repeated delivery and a repeated message are presented once")
  func duplicates() {
    let app = ModernApp()
    for (identifier, payload) in [
      ("1", .push("one")), ("1", .push("one")), ("2", .push("two", id: "a")),
      ("3", .push("two", id: "a")), ("4", .push("two", id: "b")), ("1", .push("new")),
    ] as [(String, JSONObject)] {
      #expect(app.present(identifier, payload).values == [[]])
    }
    #expect(app.toasts.texts == ["one", "two", "two", "new"])
    #expect(app.listener.events.count == 4)
  }

  @Test("An alert that wakes the app is announced and presented once", arguments: [true, false])
  func alertThatWakes(fetchComesFirst: Bool) {
    let app = ModernApp()
    let payload = JSONObject.push(wakes: true)
    var fetched: Replies<FetchResult>?
    if fetchComesFirst { fetched = app.fetch(payload) }
    let presented = app.present("1", payload)
    if !fetchComesFirst { fetched = app.fetch(payload) }
    #expect(presented.values == [[]])
    #expect(fetched?.values == [.noData])
    #expect(app.toasts.texts == ["Hello"])
    #expect(app.listener.heard == ["received Hello"])
  }

  @Test("A foreign notification is passed on, and its options are kept", arguments: [0, 1, 2])
  func foreign(answers: Int) async {
    let app = ModernApp()
    let sdk = FakeSDK()
    sdk.answers = answers
    app.center.next = sdk
    let local = NotificationRequest(identifier: "local", payload: .push(), origin: .local)
    let unreadable = NotificationRequest(identifier: "odd", userInfo: ["aps": FakeStorage()])
    let theirs = NotificationRequest(identifier: "theirs", payload: ["theirs": 1])
    for request in [local, unreadable, theirs] {
      let replies = Replies<PresentationOptions>()
      app.center.willPresent(request, withCompletionHandler: replies.give)
      if answers == 0 {
        await until { app.waiting == 1 }
        app.advance(by: .seconds(25))
        await until { !replies.values.isEmpty }
        #expect(replies.values == [Self.all])
      }
      #expect(replies.values == [answers == 0 ? Self.all : [.list]])
    }
    #expect(sdk.taken == ["present local", "present odd", "present theirs"])
    #expect(app.listener.heard.isEmpty)
    #expect(app.toasts.texts.isEmpty)
  }

  @Test("The system presents a foreign notification without an owner")
  func nobody() {
    let app = ModernApp()
    var sdk: FakeSDK? = FakeSDK()
    app.center.next = sdk
    sdk = nil
    #expect(app.present("theirs", ["theirs": 1]).values == [Self.all])
    #expect(sdk == nil)
  }
}
