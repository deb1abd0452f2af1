import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("Each listener gets every notification once, also if it acts during the call")
struct ModernListenerTests {
  let app = ModernApp(hasListener: false)

  @Test("All listeners are told, and none of them decides anything", arguments: [0, 1, 5])
  func everybody(count: Int) {
    let listeners = (0..<count).map { _ in FakeListener() }
    for listener in listeners {
      app.center.addListener(listener)
      app.center.addListener(listener)
    }
    app.present("1", .push())
    #expect(listeners.allSatisfy { $0.heard == ["received Hello"] })
    #expect(app.toasts.texts == ["Hello"])
  }

  @Test("A detached or released listener is told nothing, and the others are told")
  func membership() {
    let stays = FakeListener()
    let leaves = FakeListener()
    var goes: FakeListener? = FakeListener()
    weak let gone = goes
    for listener in [leaves, goes, stays].compactMap(\.self) { app.center.addListener(listener) }
    goes = nil
    #expect(gone == nil)
    app.center.removeListener(leaves)
    app.present("1", .push())
    #expect(stays.heard == ["received Hello"])
    #expect(leaves.heard.isEmpty)
  }

  @Test("A listener may leave, bring another one, and let another push arrive, while it is told")
  func reentrancy() {
    let first = FakeListener()
    let second = FakeListener()
    let joins = FakeListener()
    app.center.addListener(first)
    app.center.addListener(second)
    first.whenTold = { [app] center, _ in
      center.removeListener(first)
      center.addListener(joins)
      app.present("2", .push("two"))
    }
    app.present("1", .push("one"))
    #expect(first.heard == ["received one"])
    #expect(Set(second.heard) == ["received one", "received two"])
    #expect(second.heard.count == 2)
    #expect(joins.heard == ["received two"])
    #expect(Set(app.toasts.texts) == ["one", "two"])
    #expect(app.toasts.texts.count == 2)
  }

  @Test("A listener that opens while it is told of an opening opens that one, too")
  func nestedOpening() {
    let listener = FakeListener()
    app.center.addListener(listener)
    listener.whenTold = { [app] _, event in
      if event.text == "opened one" { app.respond("2", .push("two", url: "app://2")) }
    }
    app.respond("1", .push("one", url: "app://1"))
    #expect(Set(app.router.opened) == ["app://1", "app://2"])
    #expect(listener.heard.count == 4)
  }

  @Test("A center goes away with its app, though requests, limits and toasts are open")
  func letting() async {
    let app = ModernApp()
    app.registry.answers = [.failure(.unavailable())]
    app.token(1)
    app.present("1", .push(url: "app://1"))
    let screen = FakeSuppressor(.later { await Finding().find() })
    app.center.addSuppressor(screen)
    let replies = app.present("2", .push("two"))
    await until { app.waiting == 2 }
    weak let center = app.center
    app.restart()
    #expect(center == nil)
    app.toasts.tap(0)
    #expect(app.router.opened.isEmpty)
    app.advance(by: .seconds(2))
    await until { !replies.values.isEmpty }
    #expect(replies.values == [[]])
  }
}
