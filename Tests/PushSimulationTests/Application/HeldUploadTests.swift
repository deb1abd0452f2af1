import Testing

@testable import PushSimulation

@MainActor @Suite("A request about a token is held until it is answered")
struct HeldUploadTests {
  let device: SimulatedDevice
  let application: SimulatedApplication
  let log = Log<String>()

  init() throws {
    device = try .running()
    application = SimulatedApplication(device: device)
  }

  private func upload(_ token: String, as name: String? = nil) {
    application.uploadDeviceToken(token) { [log] result in
      switch result {
      case .success: log.note("\(name ?? token) accepted")
      case .failure: log.note("\(name ?? token) refused")
      }
    }
  }

  private func uploading(_ token: String) -> Task<Void, Never> {
    Task { @MainActor in
      do {
        try await application.uploadDeviceToken(token)
        log.note("\(token) accepted")
      } catch {
        log.note("\(token): \(type(of: error))")
      }
    }
  }

  @Test("Of two uploads of one token the older one is answered")
  func oldestFirst() {
    upload("a1", as: "first")
    upload("a1", as: "second")
    application.end(\.uploads, about: "a1", with: .failure)
    #expect(log.entries == ["first refused"])
    #expect(application.holds(\.uploads, about: "a1"))
    application.end(\.uploads, about: "a1", with: .success)
    #expect(log.entries == ["first refused", "second accepted"])
    #expect(!application.holds(\.uploads, about: "a1"))
  }

  @Test("An answer is given once, to a known token in either case")
  func once() {
    upload("AB")
    application.end(\.uploads, about: "cd", with: .success)
    #expect(log.entries.isEmpty)
    #expect(application.holds(\.uploads, about: "ab"))
    application.end(\.uploads, about: "ab", with: .success)
    application.end(\.uploads, about: "ab", with: .failure)
    #expect(log.entries == ["AB accepted"])
  }

  @Test("An await is held until its own answer, in any order")
  func awaits() async throws {
    let first = uploading("a1")
    let second = uploading("b2")
    try #require(await hop(until: { application.held == 2 }))
    application.end(\.uploads, about: "b2", with: .failure)
    #expect(application.held == 1)
    #expect(application.returning == 1)
    await second.value
    #expect(application.returning == 0)
    application.end(\.uploads, about: "a1", with: .success)
    await first.value
    #expect(log.entries == ["b2: UploadRefused", "a1 accepted"])
    #expect(application.held == 0)
    #expect(application.returning == 0)
  }

  @Test("A center that cancels its upload is not held any longer")
  func cancels() async throws {
    let upload = uploading("a1")
    try #require(await hop(until: { application.held == 1 }))
    upload.cancel()
    try #require(await hop(until: { log.entries == ["a1: CancellationError"] }))
    #expect(application.held == 0)
    #expect(application.returning == 0)
    #expect(!application.holds(\.uploads, about: "a1"))
  }

  @Test("A task that is cancelled already sends nothing")
  func cancelledBefore() async throws {
    device.beginTurn(.registration(.requested), step: 0, state: .active)
    let upload = uploading("a1")
    upload.cancel()
    try #require(await hop(until: { log.entries == ["a1: CancellationError"] }))
    device.endTurn()
    #expect(device.timeline.effects.isEmpty)
    #expect(!application.holds(\.uploads, about: "a1"))
  }

  @Test("A newer upload of the token keeps its place when an older one is cancelled")
  func cancelsOneOfTwo() async throws {
    let older = uploading("a1")
    try #require(await hop(until: { application.held == 1 }))
    upload("a1", as: "newer")
    older.cancel()
    try #require(await hop(until: { application.held == 0 && application.returning == 0 }))
    application.end(\.uploads, about: "a1", with: .success)
    #expect(log.entries == ["a1: CancellationError", "newer accepted"])
  }

  @Test("An unregistration is recorded when it begins, with its account")
  func recorded() {
    let effects = device.turn {
      application.unregisterDeviceToken("ab", account: "ada", completion: nil)
      application.unregisterDeviceToken("CD", completion: nil)
    }
    #expect(
      effects == [
        .account(.unregistered("ab", account: "ada")), .account(.unregistered("CD", account: nil)),
      ]
    )
  }

  @Test("An answer to one kind of request is none to another")
  func kinds() {
    application.uploadDeviceToken("ab") { [log] _ in log.note("device") }
    application.unregisterDeviceToken("AB") { [log] result in log.note("left: \(result)") }
    application.uploadActivityToken("Ab", for: .activity("1")) { [log] _ in log.note("activity") }
    application.unregisterActivityToken("aB", for: .activity("1")) { [log] _ in log.note("ended") }
    for _ in 0..<2 { application.end(\.activityUploads, about: "ab", with: .success) }
    #expect(log.entries == ["activity"])
    #expect(
      !application.holds(\.activityUploads, about: "ab")
        && application.holds(\.uploads, about: "ab")
    )
    #expect(
      application.holds(\.unregistrations, about: "ab")
        && application.holds(\.activityUnregistrations, about: "ab")
    )
    application.end(\.activityUnregistrations, about: "ab", with: .success)
    application.end(\.unregistrations, about: "ab", with: .rejected)
    application.end(\.uploads, about: "ab", with: .success)
    let refusal = Result<Void, any Error>.failure(UploadRefused(isPermanent: true))
    #expect(log.entries == ["activity", "ended", "left: \(refusal)", "device"])
  }

  @Test("The other held requests end with the process, and their awaits with an error")
  func end() async {
    application.unregisterDeviceToken("ab") { [log] _ in log.note("left") }
    application.uploadActivityToken("ab", for: .activity("1")) { [log] _ in log.note("activity") }
    let removal = Task { try await application.unregisterDeviceToken("cd") }
    let ending = Task { try await application.unregisterActivityToken("cd", for: .activity("1")) }
    #expect(await hop { application.held == 2 })
    ending.cancel()
    await #expect(throws: CancellationError.self) { try await ending.value }
    #expect(!application.holds(\.activityUnregistrations, about: "cd"))
    application.end()
    await #expect(throws: CancellationError.self) { try await removal.value }
    application.end(\.unregistrations, about: "ab", with: .success)
    application.end(\.activityUploads, about: "ab", with: .success)
    application.uploadActivityToken("ef", for: .activity("1"), completion: nil)
    #expect(log.entries.isEmpty && !application.holds(\.activityUploads, about: "ef"))
  }
}
