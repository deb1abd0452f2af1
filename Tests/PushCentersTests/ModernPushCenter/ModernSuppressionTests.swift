import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("Suppressors keep pushes away, at once or later")
struct ModernSuppressionTests {
  let app = ModernApp()

  @Test(
    "One suppressor is enough to keep a push away, in any order",
    arguments: [
      ([], 1), ([false], 1), ([false, false], 1), ([true], 0), ([true, false], 0),
      ([false, true], 0), ([false, true, false], 0),
    ] as [([Bool], Int)]
  )
  func answers(answers: [Bool], toasts: Int) {
    let screens = answers.map { FakeSuppressor($0 ? .suppress : .present) }
    for screen in screens { app.center.addSuppressor(screen) }
    #expect(app.present("1", .push()).values == [[]])
    #expect(app.toasts.texts.count == toasts)
    #expect(app.listener.heard == ["received Hello"])
    #expect(app.system.badges.isEmpty)
    if toasts > 0 { #expect(screens.allSatisfy { $0.asked == ["Hello"] }) }
  }

  @Test("Suppressors are asked once for each push, and not after their removal")
  func membership() {
    let screen = FakeSuppressor(.suppress)
    app.center.addSuppressor(screen)
    app.center.addSuppressor(screen)
    app.present("1", .push("one"))
    screen.answer = .present
    app.present("2", .push("two"))
    #expect(screen.asked == ["one", "two"])
    app.center.removeSuppressor(screen)
    app.present("3", .push("three"))
    #expect(screen.asked == ["one", "two"])
    #expect(app.toasts.texts == ["two", "three"])
  }

  @Test("A released screen suppresses nothing any more")
  func weakness() {
    var screen: FakeSuppressor? = FakeSuppressor(.suppress)
    weak let reference = screen
    if let screen { app.center.addSuppressor(screen) }
    screen = nil
    #expect(reference == nil)
    app.present("1", .push())
    #expect(app.toasts.texts == ["Hello"])
  }

  @Test("No suppressor is asked when nothing is to be shown")
  func nothingAtStake() {
    let screen = FakeSuppressor(.suppress)
    app.center.addSuppressor(screen)
    app.present("1", ["aps": ["badge": 1]])
    app.fetch(.push(nil, wakes: true))
    app.respond("2", .push(url: "app://2"))
    #expect(screen.asked.isEmpty)
    #expect(app.router.opened == ["app://2"])
  }

  @Test("A suppressor keeps the system's banner away, but not the number on the icon")
  func system() {
    let app = ModernApp(hasToasts: false)
    let screen = FakeSuppressor(.suppress)
    app.center.addSuppressor(screen)
    #expect(app.present("1", .push()).values == [[.badge]])
  }

  @Test("The center waits for an asynchronous suppressor", arguments: [true, false])
  func later(isSuppressed: Bool) async {
    let finding = Finding()
    let screen = FakeSuppressor(.later { await finding.find() })
    app.center.addSuppressor(screen)
    let replies = app.present("1", .push())
    await until { finding.isAsked }
    #expect(replies.values.isEmpty)
    finding.end(isSuppressed)
    await until { !replies.values.isEmpty }
    #expect(replies.values == [[]])
    #expect(app.toasts.texts.count == (isSuppressed ? 0 : 1))
  }

  @Test("A suppressor that answers at once does not wait for one that does not")
  func atOnce() {
    let slow = FakeSuppressor(.later { await Finding().find() })
    let quick = FakeSuppressor(.suppress)
    app.center.addSuppressor(slow)
    app.center.addSuppressor(quick)
    #expect(app.present("1", .push()).values == [[]])
    #expect(app.toasts.texts.isEmpty)
    #expect(app.waiting == 0)
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
    #expect(app.toasts.texts.count == (suppressesWhenInDoubt ? 0 : 1))
    finding.end(!suppressesWhenInDoubt)
    await quiet()
    #expect(replies.values.count == 1)
    #expect(app.toasts.texts.count == (suppressesWhenInDoubt ? 0 : 1))
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
    #expect(replies.values == [meanwhile == .leaves ? PresentingTests.all : []])
    #expect(app.toasts.texts.isEmpty)
  }

  @Test("A screen may detach itself while it is asked, and the others are still asked")
  func reentrancy() {
    let screens = (0..<3).map { _ in FakeSuppressor(.present) }
    for screen in screens { app.center.addSuppressor(screen) }
    screens[0].whenAsked = { app.center.removeSuppressor(screens[0]) }
    app.present("1", .push("one"))
    app.present("2", .push("two"))
    #expect(screens.map(\.asked) == [["one"], ["one", "two"], ["one", "two"]])
  }
}
