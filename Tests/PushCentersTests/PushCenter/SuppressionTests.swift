import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("Any delegate may keep a toast away, for as long as it lives")
struct SuppressionTests {
  let app = App()

  private func receive(_ payload: JSONObject = .message(), whileActive isActive: Bool = true) {
    app.center.didReceive(payload, whileActive: isActive)
  }

  private var toasts: Int { app.toasts.presented.count }

  @Test("Without a delegate, toasts are shown")
  func nobody() {
    receive()
    #expect(toasts == 1)
  }

  @Test(
    "One yes among any number of noes is enough, in any place",
    arguments: [
      ([false], 1), ([true], 0), ([false, false, false], 1), ([true, false, false], 0),
      ([false, true, false], 0), ([false, false, true], 0), ([true, true], 0),
    ]
  )
  func several(answers: [Bool], toasts: Int) {
    let screens = answers.map { FakeScreen(suppresses: $0) }
    for screen in screens { app.center.addDelegate(screen) }
    receive()
    #expect(self.toasts == toasts)
    // Every screen before the first yes has been asked.
    for screen in screens.prefix(while: { !$0.suppresses }) { #expect(screen.asked.count == 1) }
  }

  @Test("A delegate gets each notification, and decides about each one separately")
  func question() {
    let screen = FakeScreen()
    app.center.addDelegate(screen)
    receive(.message("first"))
    screen.suppresses = true
    receive(.message("second"))
    screen.suppresses = false
    receive(.message("third"))
    #expect(screen.asked.map(\.alertText) == ["first", "second", "third"])
    #expect(app.toasts.texts == ["first", "third"])
  }

  @Test("A delegate that is removed is not asked any more, even if it was added twice")
  func removes() {
    let screen = FakeScreen(suppresses: true)
    app.center.addDelegate(screen)
    app.center.addDelegate(screen)
    receive()
    #expect(screen.asked.count == 1)
    app.center.removeDelegate(screen)
    app.center.removeDelegate(screen)
    receive()
    #expect(screen.asked.count == 1)
    #expect(toasts == 1)
    app.center.addDelegate(screen)
    receive()
    #expect(screen.asked.count == 2)
  }

  @Test("Removing a delegate that was never added has no effect")
  func removesStranger() {
    let screen = FakeScreen(suppresses: true)
    app.center.addDelegate(screen)
    app.center.removeDelegate(FakeScreen())
    receive()
    #expect(toasts == 0)
  }

  @Test("The center keeps no delegate alive, and asks the others when one is gone")
  func weakDelegates() {
    let list = FakeScreen()
    var chat: FakeScreen? = FakeScreen(suppresses: true)
    weak let witness = chat
    app.center.addDelegate(list)
    if let chat { app.center.addDelegate(chat) }
    receive()
    #expect(toasts == 0)
    chat = nil
    #expect(witness == nil)
    receive()
    #expect(toasts == 1)
    #expect(list.asked.count == 2)
  }

  /// Screens that are equal if they show the same conversation.
  private final class Conversation: FakeScreen, Hashable {
    nonisolated let number: Int

    init(number: Int, suppresses: Bool) {
      self.number = number
      super.init(suppresses: suppresses)
    }

    nonisolated static func == (first: Conversation, second: Conversation) -> Bool {
      first.number == second.number
    }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("Equal delegates are two delegates, and removing one leaves the other")
  func identity() {
    let first = Conversation(number: 1, suppresses: false)
    let second = Conversation(number: 1, suppresses: true)
    #expect(first == second)
    app.center.addDelegate(first)
    app.center.addDelegate(second)
    receive()
    #expect(first.asked.count == 1)
    #expect(second.asked.count == 1)
    #expect(toasts == 0)
    app.center.removeDelegate(first)
    receive()
    #expect(second.asked.count == 2)
    #expect(toasts == 0)
  }

  @Test("A delegate that removes itself while it is asked does not make the center skip another")
  func removesItself() {
    let screens = (0..<3).map { _ in FakeScreen() }
    for screen in screens {
      app.center.addDelegate(screen)
      screen.whenAsked = { [unowned screen] center in center.removeDelegate(screen) }
    }
    receive()
    receive()
    #expect(screens.map(\.asked.count) == [1, 1, 1])
    #expect(toasts == 2)
  }

  @Test("A delegate that is added while another one is asked has a say in the next round")
  func addsDuringTheQuestion() {
    let late = FakeScreen(suppresses: true)
    let screen = FakeScreen()
    screen.whenAsked = { center in center.addDelegate(late) }
    app.center.addDelegate(screen)
    receive()
    let roundOne = toasts
    receive()
    #expect(toasts == roundOne)
    #expect(late.asked.count >= 1)
  }

  @Test("A delegate may go away while another one is asked")
  func releasesDuringTheQuestion() {
    var doomed: FakeScreen? = FakeScreen(suppresses: true)
    let screen = FakeScreen()
    app.center.addDelegate(screen)
    if let doomed { app.center.addDelegate(doomed) }
    screen.whenAsked = { _ in doomed = nil }
    receive()
    let roundOne = toasts
    receive()
    #expect(screen.asked.count == 2)
    #expect(toasts == roundOne + 1)
  }

  @Test("No delegate is asked when no toast is at stake")
  func notAtStake() {
    let screen = FakeScreen(suppresses: true)
    app.center.addDelegate(screen)
    receive(whileActive: false)
    receive(["aps": ["content-available": 1]])
    receive(["aps": ["badge": 3]])
    #expect(screen.asked.isEmpty)
    #expect(app.router.opened == ["genius://chat/1"])
  }
}
