import Foundation
import PushCenters
import PushPayloads
import Testing

/// The arguments, the order of callbacks inside callbacks, and the lifetime of services.
///
/// The kit's services do not call their delegate, and see only the arguments that a JSON payload can hold.
@MainActor @Suite("Every callback reaches every service, in the order of the list")
struct ServiceOrientedAppDelegateTests {
  let journal = FakeLog()
  private let replies = Replies<FetchResult>()

  private func delegate(_ services: any AppDelegateService...) -> ServiceOrientedAppDelegate {
    ServiceOrientedAppDelegate { services }
  }

  private func service(_ name: String, answer: Bool = false) -> FakeService {
    FakeService(name, journal, answer: answer)
  }

  private func fetch(with delegate: ServiceOrientedAppDelegate) {
    delegate.didReceiveRemoteNotification(["id": 7], fetchCompletionHandler: replies.give)
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
      journal.lines == [
        "a launch", "b launch", "a token", "b token", "a remote", "b remote", "app",
        "a interface", "b interface",
      ]
    )
  }

  @Test(
    "A question in the middle of a callback is answered at once",
    arguments: [Callback.open, .handleOpen]
  )
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
      journal.lines == ["a didBecomeActive", "a \(question)", "b \(question)", "b didBecomeActive"]
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
    #expect(journal.lines == ["a open", "b open", "a remote", "b remote"])
  }

  @Test("A notification that comes while services are notified of something waits for its turn")
  func inTurn() {
    let services = [service("a"), service("b")]
    let delegate = delegate(services[0], services[1])
    services[0].whenCalled = { if $0 == .didBecomeActive { fetch(with: delegate) } }
    delegate.didBecomeActive()
    #expect(journal.lines == ["a didBecomeActive", "b didBecomeActive", "a fetch", "b fetch"])
  }

  // MARK: - Fetching

  @Test("A service without the callback is not waited for, and without services there is no data")
  func plain() {
    fetch(with: delegate())
    #expect(replies.values == [.noData])
    let fetching = service("a")
    fetch(with: delegate(IdleService(), fetching))
    #expect(replies.values.count == 1)
    fetching.replies[0](.newData)
    #expect(replies.values == [.noData, .newData])
  }

  // MARK: - Making services

  @Test("A service that looks for the others while it is made finds none, and makes none again")
  func whileMaking() {
    var visits = 0
    var found: Int?
    var answer: Bool?
    var delegate: ServiceOrientedAppDelegate?
    delegate = ServiceOrientedAppDelegate {
      visits += 1
      found = delegate?.services.count
      answer = delegate?.make(.open)
      delegate?.make(.token)
      return [service("a"), service("b")]
    }
    delegate?.make(.didBecomeActive)
    #expect(delegate?.services.count == 2)
    #expect(found == 0)
    #expect(answer == false)
    #expect(visits == 1)
    // The callbacks have reached the services afterwards.
    #expect(journal.lines == ["a didBecomeActive", "b didBecomeActive", "a token", "b token"])
  }

  @Test("The delegate keeps its services alive, and lets go of them when it goes")
  func life() {
    var delegate: ServiceOrientedAppDelegate? = ServiceOrientedAppDelegate { [service("a")] }
    weak let made = delegate?.services.first
    #expect(made != nil)
    delegate = nil
    #expect(made == nil)
  }
}
