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

  @Test("A listener that opens while it is told of an opening opens that one, too")
  func nestedOpening() {
    app.listener.whenTold = { [app] _, event in
      if event.text == "opened one" { app.respond("2", .push("two", url: "app://2")) }
    }
    app.respond("1", .push("one", url: "app://1"))
    #expect(Set(app.router.opened) == ["app://1", "app://2"])
    #expect(app.listener.heard.count == 4)
  }
}
