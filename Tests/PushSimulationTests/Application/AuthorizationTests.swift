import Testing

@testable import PushSimulation

@MainActor @Suite("The system asks the user once, and holds all that wait for the answer")
struct AuthorizationTests {
  let device: SimulatedDevice
  let application: SimulatedApplication
  let log = Log<String>()

  init() throws {
    device = try .running()
    application = SimulatedApplication(device: device)
  }

  private func request(_ name: String, _ options: NotificationTypes = .alert) {
    application.requestAuthorization(options: options) { [log] in log.note("\(name): \($0)") }
  }

  private func awaiting() -> Task<Void, Never> {
    Task { @MainActor in
      do {
        log.note("\(try await application.requestAuthorization(options: .alert))")
      } catch {
        log.note("\(type(of: error))")
      }
    }
  }

  /// Asks for permission without waiting for the answer.
  private func asksInPassing() -> Bool { application.requestAuthorization(options: .badge) }

  private func answer(_ status: AuthorizationStatus) {
    device.world.permission = status
    application.answerPrompt(with: status)
  }

  @Test("All requests get the one answer, and later ones get it at once", arguments: [true, false])
  func overlapping(isGranted: Bool) async {
    device.world.permission = .notDetermined
    request("a")
    let task = awaiting()
    #expect(await hop { application.held == 1 })
    #expect(asksInPassing())
    #expect(log.entries.isEmpty && application.isAskingUser)
    answer(isGranted ? .authorized : .denied)
    await task.value
    request("b")
    #expect(log.entries == ["a: \(isGranted)", "\(isGranted)", "b: \(isGranted)"])
    #expect(!application.isAskingUser && application.held == 0 && application.returning == 0)
    #expect(asksInPassing() == isGranted)
  }

  @Test("Provisional authorization is granted without a question before the user has decided")
  func provisional() {
    device.world.permission = .notDetermined
    request("a", [.alert, .provisional])
    #expect(application.authorizationStatus == .provisional)
    #expect(!application.isAskingUser)
    device.world.permission = .denied
    request("b", [.alert, .provisional])
    #expect(application.authorizationStatus == .denied)
    #expect(log.entries == ["a: true", "b: false"])
  }

  @Test("A cancelled request gets no answer, and the system goes on asking")
  func cancelled() async {
    device.world.permission = .notDetermined
    let task = awaiting()
    #expect(await hop { application.held == 1 })
    task.cancel()
    await task.value
    #expect(log.entries == ["CancellationError"])
    #expect(application.isAskingUser)
    answer(.authorized)
    #expect(log.entries == ["CancellationError"])
  }

  @Test("The question is removed with the process")
  func end() async {
    device.world.permission = .notDetermined
    request("a")
    let task = awaiting()
    #expect(await hop { application.held == 1 })
    application.end()
    await task.value
    answer(.authorized)
    #expect(log.entries == ["CancellationError"])
  }
}
