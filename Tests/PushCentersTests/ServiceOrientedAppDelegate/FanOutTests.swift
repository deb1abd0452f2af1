import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("Every callback reaches every service, in the order of the list")
struct FanOutTests {
  let journal = Journal()

  private func delegate(_ services: any AppDelegateService...) -> ServiceOrientedAppDelegate {
    ServiceOrientedAppDelegate { services }
  }

  private func service(_ name: String, answer: Bool = false) -> FakeService {
    FakeService(name, journal, answer: answer)
  }

  @Test("There are thirteen callbacks")
  func thirteen() {
    #expect(Callback.ofUIKit.count == 13)
  }

  @Test(
    "Each service that implements a callback is called once, in order",
    arguments: Callback.ofUIKit
  )
  func matrix(callback: Callback) {
    let delegate = delegate(service("a"), service("b"), IdleService(), service("c"))
    delegate.make(callback)
    let expected = callback.heard.flatMap { heard in ["a", "b", "c"].map { "\($0) \(heard)" } }
    #expect(journal.entries == expected)
  }

  @Test("A service need not implement every callback", arguments: Callback.ofUIKit)
  func optional(callback: Callback) {
    let termination = TerminationService()
    delegate(IdleService(), termination).make(callback)
    #expect(termination.terminations == (callback == .willTerminate ? 1 : 0))
  }

  @Test("Services get the system's arguments unchanged")
  func arguments() throws {
    let services = [service("a"), service("b")]
    let delegate = delegate(services[0], services[1])
    let url = try #require(URL(string: "app://a%2Fb?c=+#d"))
    let token = DeviceToken(bytes: [0x00, 0xFF, 0x0A])
    let options: LaunchOptions = [.remoteNotification: ["id": 7], .init(rawValue: "other"): true]
    let local = NSObject()
    _ = delegate.didFinishLaunching(with: options)
    _ = delegate.open(url, sourceApplication: "com.example", annotation: ["k": "v"])
    _ = delegate.handleOpen(url)
    delegate.didRegisterForRemoteNotifications(deviceToken: token)
    delegate.didFailToRegisterForRemoteNotifications(error: FakeService.NoToken())
    delegate.didReceiveLocalNotification(local)
    delegate.didReceiveRemoteNotification(["date": Date(timeIntervalSince1970: 0)])
    for service in services {
      try #require(service.arguments.count == 7)
      let launch = try #require(service.arguments[0] as? LaunchOptions)
      #expect(launch.keys == options.keys)
      #expect(launch[.remoteNotification] as? [String: Int] == ["id": 7])
      let open = try #require(service.arguments[1] as? (URL, String?, Any?))
      #expect(open.0 == url)
      #expect(open.1 == "com.example")
      #expect(open.2 as? [String: String] == ["k": "v"])
      #expect(service.arguments[2] as? URL == url)
      #expect(service.arguments[3] as? DeviceToken == token)
      #expect(service.arguments[4] is FakeService.NoToken)
      #expect(service.arguments[5] as? NSObject === local)
      let userInfo = try #require(service.arguments[6] as? [AnyHashable: Any])
      #expect(userInfo["date"] as? Date == Date(timeIntervalSince1970: 0))
    }
  }

  @Test(
    "A launch is answered with true, whatever the services answer",
    arguments: [[], [true], [false, false]]
  )
  func launch(answers: [Bool]) {
    let delegate = ServiceOrientedAppDelegate {
      answers.map { FakeService("a", journal, answer: $0) }
    }
    #expect(delegate.make(.launch) == true)
    #expect(journal.entries.count == answers.count * 2)
  }

  @Test(
    "A URL is taken if one service takes it, and all services are asked",
    arguments: Callback.questions,
    [
      ([], false), ([false], false), ([true], true), ([true, false], true), ([false, true], true),
      ([true, true, true], true), ([false, false, false], false), ([false, true, false], true),
    ] as [([Bool], Bool)]
  )
  func urls(callback: Callback, row: ([Bool], Bool)) {
    let delegate = ServiceOrientedAppDelegate {
      row.0.map { FakeService("a", journal, answer: $0) }
    }
    #expect(delegate.make(callback) == row.1)
    #expect(journal.entries == row.0.map { _ in "a \(callback)" })
  }

  @Test("A URL is declined if no service takes it", arguments: Callback.questions)
  func idle(callback: Callback) {
    #expect(delegate(IdleService(), TerminationService()).make(callback) == false)
  }

  @Test("Services are launched before the app builds its screens, and told afterwards")
  func launchOrder() {
    let delegate = delegate(service("a"), service("b"))
    _ = delegate.didFinishLaunching(with: nil) { journal.note("app") }
    #expect(
      journal.entries == ["a launch", "b launch", "app", "a interface", "b interface"]
    )
  }

  @Test("An idle neighbour, or another order, changes nothing for a service")
  func decoupled() throws {
    func entries(_ make: @escaping (Journal) -> [any AppDelegateService]) -> [String] {
      let journal = Journal()
      let delegate = ServiceOrientedAppDelegate { make(journal) }
      for callback in Callback.ofUIKit { delegate.make(callback) }
      return journal.entries.filter { $0.hasPrefix("a ") }
    }
    let alone = entries { [FakeService("a", $0)] }
    #expect(alone == Callback.allCases.map { "a \($0)" })
    #expect(entries { [IdleService(), FakeService("a", $0)] } == alone)
    #expect(entries { [FakeService("b", $0, answer: true), FakeService("a", $0)] } == alone)
    #expect(entries { [FakeService("a", $0), FakeService("b", $0, answer: true)] } == alone)
  }

  // MARK: - Re-entrancy

  @Test("A callback that a service causes reaches all services after the first callback")
  func causes() {
    let services = [service("a"), service("b")]
    let delegate = delegate(services[0], services[1])
    services[0].whenCalled = { callback in
      guard callback == .launch else { return }
      delegate.make(.token)
      delegate.make(.remote)
    }
    _ = delegate.didFinishLaunching(with: nil) { journal.note("app") }
    #expect(
      journal.entries == [
        "a launch", "b launch", "a token", "b token", "a remote", "b remote", "app",
        "a interface", "b interface",
      ]
    )
  }

  @Test("A question in the middle of a callback is answered at once", arguments: Callback.questions)
  func asks(question: Callback) {
    let services = [service("a"), service("b", answer: true)]
    let delegate = delegate(services[0], services[1])
    var answer: Bool?
    services[0].whenCalled = { callback in
      if callback == .didBecomeActive { answer = delegate.make(question) }
    }
    delegate.make(.didBecomeActive)
    #expect(answer == true)
    #expect(
      journal.entries == [
        "a didBecomeActive", "a \(question)", "b \(question)", "b didBecomeActive",
      ]
    )
  }

  @Test("A callback that a service causes waits until all services have answered")
  func causesWhenAsked() {
    let services = [service("a", answer: true), service("b")]
    let delegate = delegate(services[0], services[1])
    services[0].whenCalled = { callback in
      if callback == .open { delegate.make(.remote) }
    }
    #expect(delegate.make(.open) == true)
    #expect(journal.entries == ["a open", "b open", "a remote", "b remote"])
  }
}
