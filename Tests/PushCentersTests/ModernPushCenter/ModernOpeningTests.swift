import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("An opened push goes to a responder, to its screens, or to the router")
struct ModernOpeningTests {
  let app = ModernApp(hasEvents: true)
  let events: EventApp

  init() throws {
    events = try #require(app.events)
  }

  @Test("A tap is offered to responders, newest first, and one of them takes it")
  func responders() {
    let responders = [true, true, false].map { FakeResponder($0) }
    for responder in responders { events.center.responders.push(responder) }
    app.respond("1", .event(.inbox))
    #expect(responders.map(\.asked.count) == [0, 1, 1])
    #expect(responders.map(\.received.count) == [0, 1, 0])
    #expect(events.factory.loads.isEmpty)
    #expect(app.listener.heard == ["received Hello", "opened Hello"])
  }

  @Test("A tap that no responder takes loads its screens, and then shows them")
  func hierarchy() {
    app.respond("1", .event(.taskAssigned, "42"))
    #expect(events.navigation.names.isEmpty)
    events.factory.end(0)
    #expect(events.navigation.changes == ["set task_assigned, 42"])
    #expect(app.toasts.texts.isEmpty)
  }

  @Test("The newest wish counts, and an older load that ends late changes nothing")
  func newest() {
    app.respond("1", .event(.inbox, "a"))
    app.respond("2", .event(.inbox, "b"))
    events.factory.end(1)
    events.factory.end(0)
    #expect(events.navigation.names == ["inbox", "b"])
  }

  @Test(
    "An older load changes nothing after the router or the user's own navigation",
    arguments: [true, false]
  )
  func elsewhere(byPush: Bool) {
    app.respond("1", .event(.inbox))
    if byPush { app.respond("2", .push(url: "app://2")) } else { app.center.userDidNavigate() }
    events.factory.end(0)
    #expect(events.navigation.names.isEmpty)
    #expect(app.router.opened == (byPush ? ["app://2"] : []))
  }

  @Test("A push in the active app is loaded, then announced, then shown")
  func announcement() {
    #expect(app.present("1", .event(.inbox)).values == [[]])
    #expect(app.toasts.texts.isEmpty)
    events.factory.end(0)
    #expect(app.toasts.texts == ["Hello"])
    #expect(events.navigation.names.isEmpty)
    app.toasts.tap(0)
    #expect(events.navigation.names == ["inbox"])
    #expect(events.factory.loads.count == 1)
  }

  @Test("A push whose load ends after the user has left is announced when they are back")
  func leaving() {
    app.present("1", .event(.inbox))
    events.isActive = false
    events.factory.end(0)
    #expect(app.toasts.texts.isEmpty)
    events.isActive = true
    app.center.didBecomeActive()
    #expect(app.toasts.texts == ["Hello"])
  }

  @Test(
    "A responder that deals with what arrives leaves nothing to show",
    arguments: [true, false]
  )
  func arrival(fetchComesFirst: Bool) {
    let responder = FakeResponder(true)
    events.center.responders.push(responder)
    let payload = JSONObject.event(.inbox)
    if fetchComesFirst { app.fetch(payload) }
    #expect(app.present("1", payload).values == [[]])
    if !fetchComesFirst { app.fetch(payload) }
    #expect(responder.received.count == 1)
    #expect(app.toasts.texts.isEmpty)
    #expect(events.factory.loads.isEmpty)
    app.respond("1", payload)
    #expect(responder.received.count == 2)
  }

  @Test("A suppressed push loads no screens")
  func suppression() {
    let screen = FakeSuppressor(.suppress)
    app.center.addSuppressor(screen)
    app.present("1", .event(.inbox))
    #expect(events.factory.loads.isEmpty)
  }

  @Test("Responders may be released at any time, also while they are asked")
  func passing() {
    let stays = FakeResponder(true)
    var goes: FakeResponder? = FakeResponder(true)
    events.center.responders.push(stays)
    if let goes { events.center.responders.push(goes) }
    goes = nil
    let shy = FakeResponder(false)
    shy.whenAsked = { [events] in events.center.responders.remove(shy) }
    events.center.responders.push(shy)
    app.respond("1", .event(.inbox))
    #expect(stays.received.count == 1)
    #expect(shy.asked.count == 1)
    #expect(goes == nil)
  }

  @Test("Responders and loads wait for the first screens")
  func waiting() {
    let app = ModernApp(hasEvents: true, isReady: false)
    app.respond("1", .event(.inbox))
    #expect(app.events?.factory.loads.count == 0)
    app.center.didBuildInterface()
    #expect(app.events?.factory.loads.count == 1)
  }

  @Test(
    "The app's own links lead to their events, and other links are declined",
    arguments: [
      ("taskrabbit://inbox/1", true), ("TaskRabbit://inbox", true), ("taskrabbit://zzz/1", false),
      ("https://inbox/1", false),
    ]
  )
  func links(text: String, isOwn: Bool) throws {
    let url = try #require(URL(string: text))
    #expect(app.center.open(url) == isOwn)
    #expect(app.center.handleOpen(url) == isOwn)
    #expect(events.factory.loads.count == (isOwn ? 1 : 0))
    #expect(app.log.lines.isEmpty)
  }

  @Test("A link that starts the app waits for screens")
  func coldLink() {
    let app = ModernApp(hasEvents: true, isReady: false)
    app.center.sceneWillConnect(with: nil, url: URL(string: "taskrabbit://inbox/1"))
    #expect(app.events?.factory.loads.count == 0)
    app.center.didBuildInterface()
    #expect(app.events?.factory.started == ["inbox/1"])
  }

  @Test("A push without a destination is opened and logged")
  func nowhere() {
    app.respond("1", .push())
    app.respond("2", .push(url: "not a url"))
    app.router.accepts = false
    app.respond("3", .push(url: "app://3"))
    #expect(
      app.log.lines == [
        "A push leads nowhere, so no screen is brought up",
        "A push leads nowhere, so no screen is brought up", "refused app://3",
      ]
    )
    #expect(app.listener.heard.filter { $0.hasPrefix("opened") }.count == 3)
  }
}
