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

  /// The answers of a service so far.
  @MainActor private final class Heard {
    var results: [FetchResult] = []
  }

  private func call(of service: Int) -> Effect {
    .services(.called(.p(service), .didReceiveRemoteNotificationToFetch([:])))
  }

  @Test("One service answers inside its call, and the other one is waited for")
  func answers() {
    let heard = Heard()
    let services = application.makeServices()
    let effects = device.turn(.notification(.didReceiveToFetch(.n(0)))) {
      _ = application.completion(.fetch, of: .n(0))
      for service in services { service.fetch([:]) { heard.results.append($0) } }
    }
    let awaited = device.timeline.completions.indices.first.map(CompletionID.init(index:))
    #expect(
      effects == [call(of: 0), call(of: 1), .services(.answeredFetch(.p(1), of: awaited, .failed))]
    )
    #expect(heard.results == [.failed])
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
    #expect(heard.results == [.failed, .newData, .noData])
  }

  @Test("An await takes one answer")
  func awaits() async {
    let service = application.makeServices()[0]
    let heard = Heard()
    device.beginTurn(.notification(.didReceiveToFetch(.n(1))), step: 0, state: .active)
    let task = Task { heard.results.append(await service.fetch([:])) }
    while application.held == 0 { await Task.yield() }
    application.answerFetch(for: .n(1), by: .p(0), with: .newData, again: false)
    await task.value
    #expect(heard.results == [.newData])
    #expect(!application.isFetching(for: .n(1), by: .p(0), again: true))
    device.endTurn()
  }

  @Test("The end of the process ends open fetches")
  func ends() async {
    let services = application.makeServices()
    let heard = Heard()
    services[0].fetch([:]) { heard.results.append($0) }
    let task = Task { await services[0].fetch([:]) }
    while application.held == 0 { await Task.yield() }
    application.end()
    #expect(await task.value == .failed)
    services[1].fetch([:]) { heard.results.append($0) }
    #expect(heard.results.isEmpty)
    #expect(await services[1].fetch([:]) == .failed)
  }
}
