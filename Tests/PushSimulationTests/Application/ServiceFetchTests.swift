import PushPayloads
import Testing

@testable import PushSimulation

@MainActor @Suite("Services answer for their fetches on demand")
struct ServiceFetchTests {
  let device: SimulatedDevice
  let application: SimulatedApplication

  init() throws {
    device = SimulatedDevice(
      osProfile: .iOS8,
      notifications: ["lunch", "tea"].map {
        SimulatedNotification(name: $0, payload: [:], facts: NotificationFacts(title: $0))
      },
      services: [(.p(0), SimulatedService()), (.p(1), SimulatedService(answersFetch: .failed))],
      world: try World.standing(in: .active)
    )
    application = SimulatedApplication(device: device)
  }

  private func call(of service: Int) -> Effect {
    .services(.called(.p(service), .didReceiveRemoteNotificationToFetch([:])))
  }

  @Test("One service answers inside its call, and the other one is waited for")
  func answers() {
    let heard = Log<FetchResult>()
    let services = application.makeServices()
    let effects = device.turn(.notification(.didReceiveToFetch(.n(0)))) {
      _ = application.completion(.fetch, of: .n(0))
      for service in services { service.fetch([:]) { heard.note($0) } }
    }
    let awaited = device.timeline.completions.indices.first.map(CompletionID.init(index:))
    #expect(
      effects == [call(of: 0), call(of: 1), .services(.answeredFetch(.p(1), of: awaited, .failed))]
    )
    #expect(heard.entries == [.failed])
    #expect(application.isFetching(for: .n(0), by: .p(0), again: false))
    #expect(!application.isFetching(for: .n(1), by: .p(0), again: false))
    #expect(!application.isFetching(for: .n(0), by: .p(0), again: true))
    let later = device.turn {
      application.answerFetch(for: .n(0), by: .p(0), with: .newData, again: false)
      application.answerFetch(for: .n(0), by: .p(0), with: .noData, again: false)
      application.answerFetch(for: .n(0), by: .p(0), with: .noData, again: true)
    }
    #expect(
      later == [
        .services(.answeredFetch(.p(0), of: awaited, .newData)),
        .services(.answeredFetch(.p(0), of: awaited, .noData)),
      ]
    )
    #expect(heard.entries == [.failed, .newData, .noData])
  }

  @Test("An await takes one answer")
  func awaits() async {
    let service = application.makeServices()[0]
    let heard = Log<FetchResult>()
    device.beginTurn(.notification(.didReceiveToFetch(.n(1))), step: 0, state: .active)
    let task = Task { heard.note(await service.fetch([:])) }
    while application.held == 0 { await Task.yield() }
    application.answerFetch(for: .n(1), by: .p(0), with: .newData, again: false)
    await task.value
    #expect(heard.entries == [.newData])
    #expect(!application.isFetching(for: .n(1), by: .p(0), again: true))
    device.endTurn()
  }

  @Test("The end of the process ends open fetches")
  func ends() async {
    let services = application.makeServices()
    let heard = Log<FetchResult>()
    services[0].fetch([:]) { heard.note($0) }
    let task = Task { await services[0].fetch([:]) }
    while application.held == 0 { await Task.yield() }
    application.end()
    #expect(await task.value == .failed)
    services[1].fetch([:]) { heard.note($0) }
    #expect(heard.entries.isEmpty)
    #expect(await services[1].fetch([:]) == .failed)
  }
}
