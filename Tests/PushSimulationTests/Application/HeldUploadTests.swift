import Testing

@testable import PushSimulation

@MainActor @Suite("The upload of a token is held until it is answered")
struct HeldUploadTests {
  let device: SimulatedDevice
  let application: SimulatedApplication
  let log = Log<String>()

  init() throws {
    device = try .running()
    application = SimulatedApplication(device: device)
  }

  /// Begins an upload in the completion form.
  private func upload(_ token: String, as name: String? = nil) {
    application.uploadDeviceToken(token) { [log] result in
      switch result {
      case .success: log.note("\(name ?? token) accepted")
      case .failure: log.note("\(name ?? token) refused")
      }
    }
  }

  /// Begins an upload in the asynchronous form.
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

  @Test("An upload is recorded when it begins, with its path")
  func recorded() {
    let effects = device.turn {
      application.uploadDeviceToken("ab", to: "/account/devices", completion: nil)
      upload("CD")
    }
    #expect(
      effects == [
        .token(.uploaded("ab", path: "/account/devices")), .token(.uploaded("CD", path: nil)),
      ]
    )
    #expect(log.entries.isEmpty)
    #expect(application.held == 0)
  }

  @Test("Answers may come in any order")
  func order() {
    for token in ["a1", "b2", "c3"] { upload(token) }
    application.answerUpload(of: "c3", with: .success)
    application.answerUpload(of: "a1", with: .failure)
    #expect(log.entries == ["c3 accepted", "a1 refused"])
    #expect(application.isUploading("b2"))
    #expect(!application.isUploading("a1"))
    application.answerUpload(of: "b2", with: .success)
    #expect(log.entries == ["c3 accepted", "a1 refused", "b2 accepted"])
  }

  @Test("Of two uploads of one token the older one is answered")
  func oldestFirst() {
    upload("a1", as: "first")
    upload("a1", as: "second")
    application.answerUpload(of: "a1", with: .failure)
    #expect(log.entries == ["first refused"])
    #expect(application.isUploading("a1"))
    application.answerUpload(of: "a1", with: .success)
    #expect(log.entries == ["first refused", "second accepted"])
    #expect(!application.isUploading("a1"))
  }

  @Test("An answer is given once, to a known token in either case")
  func once() {
    upload("AB")
    application.answerUpload(of: "cd", with: .success)
    #expect(log.entries.isEmpty)
    #expect(application.isUploading("ab"))
    application.answerUpload(of: "ab", with: .success)
    application.answerUpload(of: "ab", with: .failure)
    #expect(log.entries == ["AB accepted"])
  }

  @Test("A completion can begin the next upload, which waits for its own answer")
  func retry() {
    application.uploadDeviceToken("a1") { [application, log] _ in
      log.note("answered")
      application.uploadDeviceToken("a1") { _ in log.note("answered again") }
    }
    application.answerUpload(of: "a1", with: .failure)
    #expect(log.entries == ["answered"])
    application.answerUpload(of: "a1", with: .success)
    #expect(log.entries == ["answered", "answered again"])
  }

  @Test("An await is held until its own answer, in any order")
  func awaits() async throws {
    let first = uploading("a1")
    let second = uploading("b2")
    try #require(await hop(until: { application.held == 2 }))
    application.answerUpload(of: "b2", with: .failure)
    #expect(application.held == 1)
    #expect(application.returning == 1)
    await second.value
    #expect(application.returning == 0)
    application.answerUpload(of: "a1", with: .success)
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
    #expect(!application.isUploading("a1"))
  }

  @Test("A task that is cancelled already sends nothing")
  func cancelledBefore() async throws {
    device.beginTurn(.registration(.requested), step: 0, state: .active)
    let upload = uploading("a1")
    upload.cancel()
    try #require(await hop(until: { log.entries == ["a1: CancellationError"] }))
    device.endTurn()
    #expect(device.timeline.effects.isEmpty)
    #expect(!application.isUploading("a1"))
  }

  @Test("A newer upload of the token keeps its place when an older one is cancelled")
  func cancelsOneOfTwo() async throws {
    let older = uploading("a1")
    try #require(await hop(until: { application.held == 1 }))
    upload("a1", as: "newer")
    older.cancel()
    try #require(await hop(until: { application.held == 0 && application.returning == 0 }))
    application.answerUpload(of: "a1", with: .success)
    #expect(log.entries == ["a1: CancellationError", "newer accepted"])
  }
}
