import Foundation
import PushCenters
import Testing

@MainActor @Suite("A responder carries out each message once, in order, while it lives")
struct NavigationSubscriptionTests {
  let app = NavigationApp()

  @Test("Neither a subscription nor the end of a responder affects other listeners")
  func others() {
    var heard: [String] = []
    let names = [NavigationMessage.navigateTo, NavigationMessage.navigateBack, .init("Foo")]
    let observers = names.map { name in
      app.bus.addObserver(forName: name, object: nil, queue: nil) { message in
        let name = message.name.rawValue
        MainActor.assumeIsolated { heard.append(name) }
      }
    }
    let other = NavigationApp(bus: app.bus)
    for round in 0..<2 {
      app.responder?.subscribe()
      if round == 1 { app.responder = nil }
      heard = []
      for name in names { app.bus.post(name: name, object: nil, userInfo: ["viewType": 2]) }
      #expect(heard == names.map(\.rawValue))
      #expect(other.navigation.names == ["Splash"])
    }
    #expect(other.navigation.changes.count == 5)
    for observer in observers { app.bus.removeObserver(observer) }
  }

  @Test("The bus does not keep a responder alive, and a message without one is lost")
  func life() {
    weak let witness = app.responder
    app.responder = nil
    #expect(witness == nil)
    app.bus.navigate(to: AppView.landing)
    app.bus.navigateBack()
    #expect(app.navigation.names == ["Splash"])
    #expect(app.log.lines.isEmpty)
  }

  @Test("A responder that is let go of during a message ends with that message")
  func endsDuringMessage() {
    weak let witness = app.responder
    app.resolver.whenGivenData = { [app] _ in app.responder = nil }
    app.bus.navigate(to: AppView.landing, data: "bob")
    #expect(witness == nil)
    app.bus.navigateBack()
    #expect(app.navigation.names == ["Splash", "Landing"])
  }

  @Test("A message that a view posts while it gets data is carried out afterwards")
  func postsWhenGivenData() {
    var order: [String] = []
    app.resolver.whenGivenData = { [app] view in
      if order.isEmpty {
        app.bus.navigate(to: AppView.login, data: "second")
        app.bus.navigateBack()
      }
      order.append("\(view.name) \(view.data ?? "")")
    }
    app.bus.navigate(to: AppView.landing, data: "first")
    #expect(order == ["Landing first", "Login second"])
    #expect(
      app.navigation.changes.suffix(3) == [
        "push Splash, Landing", "push Splash, Landing, Login", "pop Splash, Landing",
      ]
    )
  }

  @Test("A view that another view requests while being made is above it on the stack")
  func postsWhenMade() {
    app.resolver.whenResolved = { [app] view in
      if view == .landing { app.bus.navigate(to: AppView.login) }
    }
    app.bus.navigate(to: AppView.landing)
    #expect(app.navigation.names == ["Splash", "Landing", "Login"])
  }

  @Test("A message during a change of the stack is carried out after the change")
  func postsWhenShown() {
    app.navigation.whenChanged = { [app] in
      if app.navigation.changes.count == 2 {
        app.bus.navigate(to: AppView.exitConfirmation, clearingBackstack: true)
      }
    }
    app.bus.navigate(to: AppView.landing, data: "bob")
    #expect(app.navigation.names == ["ExitConfirmation"])
    #expect(app.navigation.changes.count == 3)
  }

  #if os(macOS) || os(Linux)
    @Test(
      "A message that is posted off the main actor ends the app instead of corrupting its screens"
    )
    func offTheMainActor() async {
      // Notification centers call observers on the posting thread.
      await #expect(processExitsWith: .failure) { await Self.postElsewhere() }
    }

    private static func postElsewhere() async {
      let app = NavigationApp()
      let bus = app.bus
      await Task.detached { bus.post(name: NavigationMessage.navigateBack, object: nil) }.value
      withExtendedLifetime(app) {}
    }
  #endif
}
