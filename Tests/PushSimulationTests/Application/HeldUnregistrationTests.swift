import Testing

@testable import PushSimulation

@MainActor @Suite("An unregistration is held until it is answered, apart from uploads")
struct HeldUnregistrationTests {
  let device: SimulatedDevice
  let application: SimulatedApplication
  let log = Log<String>()

  init() throws {
    device = try .running()
    application = SimulatedApplication(device: device)
  }

  private func unregister(_ token: String, as name: String) {
    application.unregisterDeviceToken(token) { [log] result in
      switch result {
      case .success: log.note("\(name) forgotten")
      case .failure(let error):
        log.note("\(name): \((error as? UploadRefused)?.isPermanent as Any)")
      }
    }
  }

  private func unregistering(_ token: String) -> Task<Void, Never> {
    Task { @MainActor in
      do {
        try await application.unregisterDeviceToken(token, account: "ada")
        log.note("\(token) forgotten")
      } catch {
        log.note("\(token): \(type(of: error))")
      }
    }
  }

  @Test("An unregistration is recorded when it begins, with its account")
  func recorded() {
    let effects = device.turn {
      application.uploadDeviceToken("ab", account: "ada", completion: nil)
      application.unregisterDeviceToken("ab", account: "ada", completion: nil)
      application.unregisterDeviceToken("CD", completion: nil)
    }
    #expect(
      effects == [
        .token(.uploaded("ab", path: nil, account: "ada")),
        .account(.unregistered("ab", account: "ada")),
        .account(.unregistered("CD", account: nil)),
      ]
    )
  }

  @Test("The oldest of a token is answered first, and uploads are not")
  func order() {
    application.uploadDeviceToken("ab") { [log] _ in log.note("upload") }
    unregister("AB", as: "first")
    unregister("ab", as: "second")
    unregister("ab", as: "third")
    application.answerUnregistration(of: "ab", with: .success)
    application.answerUnregistration(of: "ab", with: .failure)
    application.answerUnregistration(of: "ab", with: .rejected)
    #expect(
      log.entries == ["first forgotten", "second: Optional(false)", "third: Optional(true)"]
    )
    #expect(!application.isUnregistering("ab") && application.isUploading("ab"))
  }

  @Test("An awaited request returns once, and a cancelled one gets no answer")
  func awaited() async {
    let first = unregistering("ab")
    let second = unregistering("cd")
    #expect(await hop { application.held == 2 })
    second.cancel()
    await second.value
    #expect(!application.isUnregistering("cd"))
    application.answerUnregistration(of: "ab", with: .success)
    await first.value
    #expect(log.entries == ["cd: CancellationError", "ab forgotten"])
    #expect(application.held == 0 && application.returning == 0)
  }

  @Test("A held request ends with the process")
  func end() async {
    let task = unregistering("ab")
    unregister("cd", as: "cd")
    #expect(await hop { application.held == 1 })
    application.end()
    await task.value
    application.answerUnregistration(of: "cd", with: .success)
    #expect(log.entries == ["ab: CancellationError"])
  }
}
