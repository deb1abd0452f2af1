import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("A push in the foreground is presented once: by the app, or by the system")
struct PresentingTests {
  private static let all: PresentationOptions = [.banner, .list, .sound, .badge]

  let app = ModernApp()

  @Test("A tap on a toast opens once, however often it is reported")
  func activation() {
    app.present("1", .push(url: "app://1"))
    app.toasts.tap(0)
    app.toasts.tap(0)
    #expect(app.router.opened == ["app://1"])
    #expect(app.listener.heard == ["received Hello", "opened Hello"])
    #expect(app.system.badges == [0])
  }

  @Test("A push without a destination is shown, and its tap is logged")
  func nowhere() {
    app.present("1", .push())
    app.toasts.tap(0)
    #expect(app.router.opened.isEmpty)
    #expect(app.log.lines == ["No destination can open a push, so no screen is shown"])
  }

  @Test("A push without a text keeps sound and badge and is no toast", arguments: [true, false])
  func bare(hasToasts: Bool) {
    let app = ModernApp(hasToasts: hasToasts)
    #expect(app.present("1", ["aps": ["badge": 3]]).values == [[.sound, .badge]])
    #expect(app.toasts.presented.isEmpty)
    #expect(app.listener.heard == ["received silent"])
  }

  // MARK: - Suppressing

  @Test("A suppressor keeps the system's banner away, but not the number on the icon")
  func banner() {
    let app = ModernApp(hasToasts: false)
    let screen = FakeSuppressor(.suppress)
    app.center.addSuppressor(screen)
    #expect(app.present("1", .push()).values == [[.badge]])
  }

  @Test(
    "At the limit the default holds, and a late answer has no effect",
    arguments: [true, false]
  )
  func limit(suppressesWhenInDoubt: Bool) async {
    let app = ModernApp { $0.suppressesWhenInDoubt = suppressesWhenInDoubt }
    let finding = Finding()
    let screen = FakeSuppressor(.later { await finding.find() })
    app.center.addSuppressor(screen)
    let replies = app.present("1", .push())
    await until { finding.isAsked && app.waiting == 1 }
    app.advance(by: .seconds(2))
    await until { !replies.values.isEmpty }
    #expect(app.toasts.presented.count == (suppressesWhenInDoubt ? 0 : 1))
    finding.end(!suppressesWhenInDoubt)
    await quiet()
    #expect(replies.values.count == 1)
    #expect(app.toasts.presented.count == (suppressesWhenInDoubt ? 0 : 1))
  }

  enum Meanwhile: CaseIterable {
    case leaves, logsOut, dies
  }

  @Test("Changes during an asynchronous answer count", arguments: Meanwhile.allCases)
  func meanwhile(_ meanwhile: Meanwhile) async {
    let finding = Finding()
    let screen = FakeSuppressor(.later { await finding.find() })
    app.center.addSuppressor(screen)
    let replies = app.present("1", .push())
    await until { finding.isAsked }
    switch meanwhile {
    case .leaves: app.application.phase = .background
    case .logsOut: app.center.logOut()
    case .dies: app.restart()
    }
    finding.end(false)
    await until { !replies.values.isEmpty }
    #expect(replies.values == [meanwhile == .leaves ? Self.all : []])
    #expect(app.toasts.presented.isEmpty)
  }

  @Test("A center is released with its app, though requests, limits and toasts are open")
  func letting() async {
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
