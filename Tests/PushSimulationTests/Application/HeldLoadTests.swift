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

  /// Begins a load in the completion form.
  private func load(_ sighting: Sighting, types: [String]? = nil, as name: String) {
    application.loadScreens(for: sighting, types: types) { [log] result in
      switch result {
      case .success(let screens):
        log.note("\(name): \(screens.map(\.type).joined(separator: " "))")
      case .failure(let error): log.note("\(name): \(type(of: error))")
      }
    }
  }

  /// Begins a load in the asynchronous form.
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

  @Test("A load is recorded when it begins, with its notification")
  func recorded() throws {
    let effects = device.turn { load(task("2"), as: "two") }
    guard case .hierarchy(.startedLoad(let sighting))? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(effects.count == 1)
    #expect(device.timeline.notification(of: sighting) == .n(1))
    #expect(log.entries.isEmpty)
    #expect(application.isLoading(.n(1), again: false))
    #expect(!application.isLoading(.n(0), again: false))
  }

  @Test("A load brings the hierarchy of the event, made for the notification")
  func hierarchy() {
    load(task("1"), as: "one")
    complete(.n(0))
    #expect(log.entries == ["one: Projects Task"])
    #expect(
      device.timeline.screens == [
        MadeScreen(type: "Projects", notification: .n(0)),
        MadeScreen(type: "Task", notification: .n(0)),
      ]
    )
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

  @Test(
    "A load may fail or bring no screens",
    arguments: [(LoadOutcome.failure, "one: LoadFailed"), (.nothing, "one: ")]
  )
  func fails(_ outcome: LoadOutcome, _ entry: String) {
    load(task("1"), as: "one")
    complete(.n(0), outcome)
    #expect(log.entries == [entry])
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

  @Test("While the loader answers at once, nothing is held")
  func atOnce() async {
    device.world.loadsAtOnce = true
    load(task("1"), as: "one")
    #expect(log.entries == ["one: Projects Task"])
    #expect(!application.isLoading(.n(0), again: false))
    await loading(task("2"), as: "two").value
    #expect(log.entries.last == "two: Projects Task")
    #expect(application.held == 0)
    #expect(application.returning == 0)
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

  @Test("A process that has ended loads nothing, and is not answered")
  func ends() {
    load(task("1"), as: "one")
    application.end()
    complete(.n(0))
    let effects = device.turn { load(task("2"), as: "two") }
    #expect(effects.isEmpty)
    #expect(log.entries.isEmpty)
  }
}
