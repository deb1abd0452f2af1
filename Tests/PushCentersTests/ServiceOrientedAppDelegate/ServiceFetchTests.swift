import PushCenters
import Testing

@MainActor @Suite("The system gets the joined result of all services once")
struct ServiceFetchTests {
  /// The results that the system receives.
  @MainActor private final class Replies {
    var all: [FetchResult] = []
  }

  private let journal = Journal()
  private let replies = Replies()

  private func fetch(with services: [any AppDelegateService]) -> ServiceOrientedAppDelegate {
    let delegate = ServiceOrientedAppDelegate { services }
    fetch(with: delegate)
    return delegate
  }

  private func fetch(with delegate: ServiceOrientedAppDelegate) {
    let replies = replies
    delegate.didReceiveRemoteNotification(["id": 7]) { replies.all.append($0) }
  }

  @Test(
    "The answer follows the last one, in whatever order they come",
    arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
  )
  func orders(order: [Int]) {
    let services = ["a", "b", "c"].map { FakeService($0, journal) }
    _ = fetch(with: services)
    #expect(journal.entries == ["a fetch", "b fetch", "c fetch"])
    for (place, index) in order.enumerated() {
      #expect(replies.all.isEmpty)
      services[index].replies[0](place == 1 ? .newData : .failed)
    }
    #expect(replies.all == [.newData])
  }

  @Test(
    "New data outweighs a failure, and a failure outweighs nothing new",
    arguments: [
      ([], .noData), ([.noData], .noData), ([.failed], .failed), ([.newData], .newData),
      ([.failed, .newData], .newData), ([.noData, .failed], .failed),
      ([.newData, .noData, .failed], .newData), ([.failed, .noData, .noData], .failed),
    ] as [([FetchResult], FetchResult)]
  )
  func results(row: ([FetchResult], FetchResult)) {
    let services = row.0.map { FakeService("\($0)", journal) }
    _ = fetch(with: services)
    for (service, result) in zip(services, row.0) { service.replies[0](result) }
    #expect(replies.all == [row.1])
  }

  @Test("A service that answers twice counts once")
  func twice() {
    let services = ["a", "b"].map { FakeService($0, journal) }
    _ = fetch(with: services)
    services[0].replies[0](.noData)
    services[0].replies[0](.newData)
    #expect(replies.all.isEmpty)
    services[1].replies[0](.noData)
    services[1].replies[0](.newData)
    #expect(replies.all == [.noData])
  }

  @Test("Each notification is fetched for by itself")
  func apart() {
    let services = ["a", "b"].map { FakeService($0, journal) }
    let delegate = fetch(with: services)
    fetch(with: delegate)
    services[0].replies[1](.newData)
    services[1].replies[0](.noData)
    #expect(replies.all.isEmpty)
    services[1].replies[1](.noData)
    #expect(replies.all == [.newData])
    services[0].replies[0](.failed)
    #expect(replies.all == [.newData, .failed])
  }

  @Test("A service without the callback hears the plain one, and is not waited for")
  func plain() {
    let handed = Replies()
    let push = PushNotificationService(registrar: FakeRegistrar()) {
      if case .received = $0 { handed.all.append(.newData) }
    }
    let service = FakeService("a", journal)
    let delegate = ServiceOrientedAppDelegate { [IdleService(), push, service] }
    _ = delegate.didFinishLaunching(with: nil)
    fetch(with: delegate)
    #expect(handed.all.count == 1)
    #expect(replies.all.isEmpty)
    service.replies[0](.noData)
    #expect(replies.all == [.noData])
  }

  @Test("The push service hands the notification of a launch on once, though it comes twice")
  func launch() {
    let handed = Replies()
    let push = PushNotificationService(registrar: FakeRegistrar()) {
      if case .received = $0 { handed.all.append(.newData) }
    }
    let delegate = ServiceOrientedAppDelegate { [push] }
    _ = delegate.didFinishLaunching(with: [.remoteNotification: ["id": 7]])
    fetch(with: delegate)
    #expect(handed.all.count == 1)
    fetch(with: delegate)
    #expect(handed.all.count == 2)
    #expect(replies.all == [.noData, .noData])
  }

  @Test("A notification that comes while services are told of something waits for its turn")
  func inTurn() {
    let services = ["a", "b"].map { FakeService($0, journal) }
    let delegate = ServiceOrientedAppDelegate { services }
    services[0].whenCalled = { if $0 == .didBecomeActive { fetch(with: delegate) } }
    delegate.didBecomeActive()
    #expect(
      journal.entries == ["a didBecomeActive", "b didBecomeActive", "a fetch", "b fetch"]
    )
  }
}
