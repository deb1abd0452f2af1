import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("A notification is broadcast, and then shown or followed")
struct ReceivingTests {
  let app = App()

  /// The events so far, in order.
  private final class Journal {
    var entries: [String] = []
  }

  /// Observes as any object of an app would, without a reference to the center.
  private func observe(_ heard: @escaping @MainActor (PushNotification) -> Void)
    -> any NSObjectProtocol
  {
    app.notificationCenter.addObserver(
      forName: PushCenter.notificationWasReceived,
      object: nil,
      queue: nil
    ) { posted in
      let notification = posted.userInfo?[PushCenter.notificationKey] as? PushNotification
      MainActor.assumeIsolated {
        if let notification { heard(notification) } else { Issue.record("a post without one") }
      }
    }
  }

  @Test("In the active app a notification is shown and not followed")
  func active() {
    app.center.didReceive(.message(), whileActive: true)
    #expect(app.toasts.texts == ["Hello"])
    #expect(app.router.opened.isEmpty)
  }

  @Test("In an inactive app a notification is followed and not shown")
  func inactive() {
    app.center.didReceive(.message(), whileActive: false)
    #expect(app.toasts.presented.isEmpty)
    #expect(app.router.opened == ["genius://chat/1"])
  }

  @Test("A tap on the toast leads to its own screen, each time there is one")
  func activation() {
    app.center.didReceive(.message("one", url: "genius://chat/1"), whileActive: true)
    app.center.didReceive(.message("two", url: "genius://chat/2"), whileActive: true)
    app.toasts.tap(1)
    #expect(app.router.opened == ["genius://chat/2"])
    app.toasts.tap(0)
    #expect(app.router.opened == ["genius://chat/2", "genius://chat/1"])
  }

  @Test("A tap that is reported twice leads to the screen once")
  func activationTwice() {
    app.center.didReceive(.message(), whileActive: true)
    app.toasts.tap(0)
    app.toasts.tap(0)
    #expect(app.router.opened == ["genius://chat/1"])
  }

  @Test("A toast does not keep the center alive, and leads nowhere when it is gone")
  func activationAfterTheEnd() {
    var other: App? = App()
    let toasts = other?.toasts
    let router = other?.router
    weak let center = other?.center
    other?.center.didReceive(.message(), whileActive: true)
    other = nil
    #expect(center == nil)
    toasts?.tap(0)
    #expect(router?.opened == [])
  }

  @Test("Without a URL, the toast is shown and its tap leads nowhere", arguments: [true, false])
  func noURL(isActive: Bool) {
    app.center.didReceive(.message(url: nil), whileActive: isActive)
    #expect(app.toasts.presented.count == (isActive ? 1 : 0))
    if isActive { app.toasts.tap(0) }
    #expect(app.router.opened.isEmpty)
  }

  @Test("A router that refuses is asked only once")
  func refusal() {
    app.router.accepts = false
    app.center.didReceive(.message(), whileActive: false)
    #expect(app.router.opened == ["genius://chat/1"])
    #expect(app.toasts.presented.isEmpty)
  }

  @Test(
    "Every receipt is broadcast once, with the fields that were read",
    arguments: [true, false],
    [
      .message(), .message(url: nil), ["aps": ["content-available": 1]], [:], ["aps": .null],
    ] as [JSONObject]
  )
  func broadcast(isActive: Bool, payload: JSONObject) {
    var heard: [PushNotification] = []
    let observer = observe { heard.append($0) }
    app.center.didReceive(payload, whileActive: isActive)
    #expect(heard == [PushNotification(payload: payload)])
    app.notificationCenter.removeObserver(observer)
    app.center.didReceive(payload, whileActive: isActive)
    #expect(heard.count == 1)
  }

  @Test("A suppressed notification is broadcast, before any delegate is asked")
  func broadcastFirst() {
    let journal = Journal()
    let screen = FakeScreen(suppresses: true)
    screen.whenAsked = { _ in journal.entries.append("asked") }
    app.center.addDelegate(screen)
    let observers = ["list", "badge"].map { name in
      observe { _ in journal.entries.append(name) }
    }
    app.center.didReceive(.message(), whileActive: true)
    #expect(journal.entries.count == 3)
    #expect(journal.entries.last == "asked")
    #expect(Set(journal.entries.prefix(2)) == ["list", "badge"])
    #expect(app.toasts.presented.isEmpty)
    for observer in observers { app.notificationCenter.removeObserver(observer) }
  }

  @Test("An observer may still become the delegate that suppresses")
  func observerDecides() {
    let screen = FakeScreen(suppresses: true)
    let observer = observe { _ in app.center.addDelegate(screen) }
    app.center.didReceive(.message(), whileActive: true)
    #expect(app.toasts.presented.isEmpty)
    app.notificationCenter.removeObserver(observer)
  }

  @Test("A silent notification is broadcast and nothing else", arguments: [true, false])
  func silent(isActive: Bool) {
    var heard: [PushNotification] = []
    let observer = observe { heard.append($0) }
    let payload: JSONObject = [
      "aps": ["content-available": 1], "genius": ["url": "genius://chat/1", "type": "update"],
    ]
    app.center.didReceive(payload, whileActive: isActive)
    #expect(heard.map(\.type) == ["update"])
    #expect(app.toasts.presented.isEmpty)
    #expect(app.router.opened.isEmpty)
    app.notificationCenter.removeObserver(observer)
  }

  @Test("A bare badge has nothing to show, and is followed while the app is not active")
  func badge() {
    let payload: JSONObject = ["aps": ["badge": 3], "genius": ["url": "genius://inbox"]]
    app.center.didReceive(payload, whileActive: true)
    #expect(app.toasts.presented.isEmpty)
    #expect(app.router.opened.isEmpty)
    app.center.didReceive(payload, whileActive: false)
    #expect(app.router.opened == ["genius://inbox"])
  }

  @Test("The app's fields can be anywhere in the payload")
  func keys() {
    let app = App(keys: PushNotification.KeyMap(routingURL: ["data", "link"], type: ["t"]))
    app.center.didReceive(
      ["aps": ["alert": "Hi"], "data": ["link": "genius://a"], "genius": ["url": "genius://b"]],
      whileActive: false
    )
    #expect(app.router.opened == ["genius://a"])
  }

  @Test("The user info of iOS is taken as the payload is", arguments: [true, false])
  func userInfo(isActive: Bool) {
    app.center.didReceive(userInfo: JSONObject.message().userInfo, whileActive: isActive)
    #expect(app.toasts.texts == (isActive ? ["Hello"] : []))
    #expect(app.router.opened == (isActive ? [] : ["genius://chat/1"]))
    #expect(app.log.lines.isEmpty)
  }

  @Test("User info that no payload can have made is only logged")
  func foreignUserInfo() {
    let observer = observe { _ in Issue.record("a receipt") }
    app.center.didReceive(userInfo: ["aps": Date()], whileActive: true)
    #expect(app.toasts.presented.isEmpty)
    #expect(app.log.lines == ["The user info of a notification is no JSON object"])
    app.notificationCenter.removeObserver(observer)
  }

  @Test("A screen that cannot be opened is logged")
  func routingFailures() {
    app.center.didReceive(.message(url: nil), whileActive: false)
    app.router.accepts = false
    app.center.didReceive(.message(), whileActive: false)
    #expect(
      app.log.lines == [
        "A notification has no usable routing URL, so no screen is brought up",
        "There is no screen for genius://chat/1",
      ]
    )
  }
}
