import PushPayloads
import Testing

@testable import PushSimulation

@MainActor @Suite("When a process ends, all that was its own ends with it")
struct EndOfProcessTests {
  let device: SimulatedDevice
  let log = Log<String>()

  init() throws { device = try .running(NotificationFacts(), answers: [.p(0): .all]) }

  @Test("Effects of an ended process are not recorded, in a later turn or between turns")
  func silence() {
    let ended = SimulatedApplication(device: device)
    device.turn(.notification(.didReceive(.n(0))))
    ended.end()
    let before = device.timeline
    func everything() {
      ended.registerForRemoteNotifications()
      ended.registerUserNotificationSettings(.alert)
      ended.registerForRemoteNotificationTypes(.alert)
      _ = ended.requestAuthorization(options: .alert)
      ended.uploadDeviceToken("ab", completion: nil)
      ended.presentToast()
      ended.open("app://1")
      ended.noteDeallocation(of: .p(0))
      ObserverHandle(application: ended, participant: .p(1)).didReceive()
      #expect(!SuppressorHandle(application: ended, participant: .p(0)).shouldSuppress())
    }
    everything()
    #expect(device.timeline == before)
    #expect(device.turn { everything() }.isEmpty)
    #expect(device.timeline.effects == before.effects)
    #expect(device.timeline.sightings == before.sightings)
    #expect(device.timeline.lateEffects.isEmpty)
  }

  @Test("Uploads of an ended process get no answer, and their awaits are cancelled")
  func uploads() async throws {
    let ended = SimulatedApplication(device: device)
    ended.uploadDeviceToken("a1") { [log] _ in log.note("completed") }
    let upload = Task { @MainActor in try await ended.uploadDeviceToken("b2") }
    try #require(await hop(until: { ended.held == 1 }))
    ended.end()
    #expect(!ended.holds(\.uploads, about: "a1"))
    #expect(!ended.holds(\.uploads, about: "b2"))
    ended.end(\.uploads, about: "a1", with: .success)
    try #require(await hop(until: { ended.held == 0 && ended.returning == 0 }))
    await #expect(throws: CancellationError.self) { try await upload.value }
    #expect(log.entries.isEmpty)
  }

  @Test("Timers that an ended process sets never fire")
  func afterTheEnd() async throws {
    let ended = SimulatedApplication(device: device)
    // Many centers sleep in a loop that ignores errors.
    let stubborn = Task { @MainActor in
      while !Task.isCancelled { try? await ended.clock.sleep(for: .seconds(1)) }
    }
    try #require(await hop(until: { ended.held == 1 }))
    ended.end()
    ended.clock.schedule(after: .zero) { [log] in log.note("timer") }
    try #require(await hop(until: { ended.held == 1 }))
    let next = SimulatedApplication(device: device)
    #expect(next.held == 0)
    #expect(next.clock.waiting == 0)
    next.clock.advance(by: .seconds(60))
    #expect(log.entries.isEmpty)
    #expect(next.returning == 0)
    stubborn.cancel()
    await stubborn.value
  }

  @Test("Time goes on from one process to the next, and between them")
  func time() {
    let first = SimulatedApplication(device: device)
    first.clock.advance(by: .seconds(3))
    first.end()
    device.clock.pass(to: .seconds(10))
    let second = SimulatedApplication(device: device)
    #expect(second.clock.now == .seconds(10))
    #expect(device.clock.now == .seconds(10))
    second.clock.advance(by: .seconds(1))
    #expect(device.clock.now == .seconds(11))
  }

  @Test("An ended process is released with any unfinished work of its center")
  func leaksNothing() async throws {
    weak var ended: SimulatedApplication?
    weak var center: Center?
    do {
      let application = SimulatedApplication(device: device)
      let begun = Center(application: application)
      ended = application
      center = begun
      device.turn(.notification(.didReceive(.n(0)))) { begun.beginEverything() }
      try #require(await hop(until: { application.held == 2 }))
      application.end()
    }
    #expect(await hop(until: { ended == nil && center == nil }))
  }

  /// A center that its pending work keeps alive.
  @MainActor private final class Center {
    let application: SimulatedApplication

    init(application: SimulatedApplication) { self.application = application }

    func beginEverything() {
      application.presentToast { _ = self }
      application.uploadDeviceToken("a1") { _ in _ = self }
      application.clock.schedule(after: .seconds(9)) { _ = self }
      Task { @MainActor in try await self.application.uploadDeviceToken("b2") }
      Task { @MainActor in try await self.application.clock.sleep(for: .seconds(9)) }
    }
  }
}
