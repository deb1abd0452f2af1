import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("An opened push goes to a responder, to its screens, or to the router")
struct ModernOpeningTests {
  let app = ModernApp(hasEvents: true)
  let events: EventApp

  init() throws { events = try #require(app.events) }

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

  @Test("A push without a destination is opened and logged")
  func nowhere() {
    app.respond("1", .push())
    app.respond("2", .push(url: "not a url"))
    app.router.accepts = false
    app.respond("3", .push(url: "app://3"))
    #expect(
      app.log.lines == [
        "No destination can open a push, so no screen is shown",
        "No destination can open a push, so no screen is shown", "refused app://3",
      ]
    )
    #expect(app.listener.heard.filter { $0.hasPrefix("opened") }.count == 3)
  }

  @Test("A listener that opens while it is notified of an opening opens that one, too")
  func nestedOpening() {
    app.listener.whenTold = { [app] _, event in
      if event.text == "opened one" { app.respond("2", .push("two", url: "app://2")) }
    }
    app.respond("1", .push("one", url: "app://1"))
    #expect(Set(app.router.opened) == ["app://1", "app://2"])
    #expect(app.listener.heard.count == 4)
  }
}
