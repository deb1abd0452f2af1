import Testing

@testable import PushSimulation

@MainActor @Suite("Requests about activity tokens and about device tokens are held apart")
struct HeldActivityTokenTests {
  let device: SimulatedDevice
  let application: SimulatedApplication
  let log = Log<String>()

  init() throws {
    device = try .running()
    application = SimulatedApplication(device: device)
  }

  @Test("A request about an activity token is recorded with its purpose")
  func recorded() {
    let effects = device.turn {
      application.uploadActivityToken("ab", for: .activity("ride-1"), completion: nil)
      application.uploadActivityToken("cd", for: .pushToStart("Ride"), completion: nil)
      application.unregisterActivityToken("ab", for: .activity("ride-1"), completion: nil)
    }
    #expect(
      effects == [
        .activity(.uploaded("ab", for: .activity("ride-1"))),
        .activity(.uploaded("cd", for: .pushToStart("Ride"))),
        .activity(.unregistered("ab", for: .activity("ride-1"))),
      ]
    )
  }

  @Test("An answer to one kind of request is none to another")
  func kinds() {
    application.uploadDeviceToken("ab") { [log] _ in log.note("device") }
    application.uploadActivityToken("AB", for: .activity("ride-1")) { [log] _ in
      log.note("activity")
    }
    application.unregisterActivityToken("ab", for: .activity("ride-1")) { [log] _ in
      log.note("forgotten")
    }
    application.answerActivityUpload(of: "ab", with: .success)
    application.answerActivityUpload(of: "ab", with: .success)
    #expect(log.entries == ["activity"])
    #expect(!application.isUploadingActivityToken("ab"))
    #expect(application.isUploading("ab") && application.isUnregisteringActivityToken("ab"))
    application.answerActivityUnregistration(of: "ab", with: .success)
    application.answerUpload(of: "ab", with: .success)
    #expect(log.entries == ["activity", "forgotten", "device"])
  }

  @Test("An awaited request returns once, and a cancelled one gets no answer")
  func awaited() async {
    let upload = Task { @MainActor in
      try await application.uploadActivityToken("ab", for: .activity("ride-1"))
    }
    let removal = Task { @MainActor in
      try await application.unregisterActivityToken("cd", for: .pushToStart("Ride"))
    }
    #expect(await hop { application.held == 2 })
    removal.cancel()
    await #expect(throws: CancellationError.self) { try await removal.value }
    #expect(!application.isUnregisteringActivityToken("cd"))
    application.answerActivityUpload(of: "ab", with: .rejected)
    await #expect(throws: UploadRefused(isPermanent: true)) { try await upload.value }
    #expect(application.held == 0 && application.returning == 0)
  }

  @Test("A held request ends with the process")
  func end() {
    application.uploadActivityToken("ab", for: .activity("ride-1")) { [log] _ in
      log.note("answered")
    }
    application.unregisterActivityToken("ab", for: .activity("ride-1")) { [log] _ in
      log.note("forgotten")
    }
    application.end()
    application.answerActivityUpload(of: "ab", with: .success)
    application.answerActivityUnregistration(of: "ab", with: .success)
    application.uploadActivityToken("ef", for: .activity("ride-1"), completion: nil)
    #expect(log.entries.isEmpty && !application.isUploadingActivityToken("ef"))
  }
}
