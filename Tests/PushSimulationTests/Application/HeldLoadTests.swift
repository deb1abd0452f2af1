import PushPayloads
import Testing

@testable import PushSimulation

@MainActor @Suite("The screens of a notification are held until they are loaded")
struct HeldLoadTests {
  let device: SimulatedDevice
  let application: SimulatedApplication
  let log = Log<String>()

  init() throws {
    device = SimulatedDevice(
      osProfile: .userNotifications,
      notifications: ["1", "2"].enumerated().map { index, object in
        SimulatedNotification(
          name: "n\(index)",
          payload: [:],
          facts: NotificationFacts(type: "task", objectID: object)
        )
      },
      hierarchies: ["task": ["Projects", "Task"], "news": []],
      world: try World.standing(in: .active)
    )
    application = SimulatedApplication(device: device)
    device.turn(.notification(.didReceive(.n(0))))
    device.turn(.notification(.didReceive(.n(1))))
  }

  private func task(_ object: String) -> Sighting { Sighting(type: "task", objectID: object) }

  private func load(_ sighting: Sighting, types: [String]? = nil, as name: String) {
    application.loadScreens(for: sighting, types: types) { [log] result in
      switch result {
      case .success(let screens):
        log.note("\(name): \(screens.map(\.type).joined(separator: " "))")
      case .failure(let error): log.note("\(name): \(type(of: error))")
      }
    }
  }

  private func loading(_ sighting: Sighting, as name: String) -> Task<Void, Never> {
    Task { @MainActor in
      do {
        let screens = try await application.loadScreens(for: sighting)
        log.note("\(name): \(screens.map(\.type).joined(separator: " "))")
      } catch {
        log.note("\(name): \(type(of: error))")
      }
    }
  }

  private func complete(
    _ notification: NotificationID,
    _ outcome: LoadOutcome = .screens,
    again: Bool = false
  ) {
    application.completeLoad(of: notification, with: outcome, again: again)
  }

  @Test("A load brings the screens that the center names")
  func ownTypes() {
    load(task("1"), types: ["Task"], as: "own")
    complete(.n(0))
    load(Sighting(type: "news", objectID: "1"), as: "news")
    complete(.n(0))
    load(Sighting(type: "unheard-of", objectID: "1"), as: "unknown")
    complete(.n(0))
    #expect(log.entries == ["own: Task", "news: ", "unknown: "])
  }

  @Test("Loads may end in any order; of two for one notification the older one ends first")
  func order() {
    load(task("1"), as: "one")
    load(task("2"), as: "two")
    load(task("2"), as: "two again")
    complete(.n(1), .nothing)
    complete(.n(0), .failure)
    complete(.n(1))
    #expect(log.entries == ["two: ", "one: LoadFailed", "two again: Projects Task"])
  }

  @Test("A loader may answer twice, once it has answered")
  func again() {
    load(task("1"), as: "one")
    complete(.n(0), again: true)
    #expect(log.entries.isEmpty)
    #expect(!application.isLoading(.n(0), again: true))
    complete(.n(0))
    complete(.n(0))
    #expect(application.isLoading(.n(0), again: true))
    complete(.n(0), .nothing, again: true)
    #expect(log.entries == ["one: Projects Task", "one: "])
  }

  @Test("An await is held until its own load ends")
  func awaits() async throws {
    let first = loading(task("1"), as: "one")
    let second = loading(task("2"), as: "two")
    try #require(await hop(until: { application.held == 2 }))
    complete(.n(1), .failure)
    #expect(application.held == 1)
    #expect(application.returning == 1)
    await second.value
    complete(.n(0))
    await first.value
    #expect(log.entries == ["two: LoadFailed", "one: Projects Task"])
    #expect(application.held == 0)
    #expect(application.returning == 0)
    #expect(!application.isLoading(.n(0), again: true))
  }

  @Test("A cancelled load is not held any longer")
  func cancels() async throws {
    let load = loading(task("1"), as: "one")
    try #require(await hop(until: { application.held == 1 }))
    load.cancel()
    try #require(await hop(until: { log.entries == ["one: CancellationError"] }))
    #expect(application.held == 0)
    #expect(!application.isLoading(.n(0), again: false))
    complete(.n(0))
    #expect(log.entries == ["one: CancellationError"])
  }
}
