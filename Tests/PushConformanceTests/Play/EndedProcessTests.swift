import Testing

@testable import PushConformance

@MainActor @Suite("An ended process is neither waited for nor recorded")
struct EndedProcessTests {
  /// A center that sends its token again, with pauses, until the server accepts the token.
  private final class RetryingCenter: RegisteringCenter {
    static let app = PushApp().work(.mainActor)
    private let application: SimulatedApplication

    init(application: SimulatedApplication) { self.application = application }

    func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

    func didFailToRegisterForRemoteNotifications(error: any Error) {}

    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
      while !Task.isCancelled {
        do {
          return try await application.uploadDeviceToken(deviceToken.hexadecimal)
        } catch {
          try? await application.clock.sleep(for: .seconds(30))
        }
      }
    }
  }

  private let first = DeviceToken(bytes: [1])
  private let second = DeviceToken(bytes: [2])

  private func play(_ steps: [Step]) async -> Run {
    let scenario = Scenario(id: "registration.retries", when: steps)
    return await Player.play(scenario, with: PushCenterSubject(RetryingCenter.self))
  }

  private func uploads(in run: Run) -> [Effect] {
    run.timeline.effects.filter { if case .token(.uploaded) = $0 { true } else { false } }
  }

  @Test("An await of an ended process does not block the next process")
  func awaitsAnAnswer() async {
    let run = await play([
      .application(.launch), .registration(.request), .token(.receive(first)),
      .application(.terminate), .application(.launch), .registration(.request),
      .token(.receive(second)), .time(.advance(.seconds(90))),
      .token(.answerUpload(token: second, .success)),
    ])
    #expect(run.problem == nil)
    #expect(
      uploads(in: run) == [.token(.uploaded("01", path: nil)), .token(.uploaded("02", path: nil))]
    )
  }

  @Test("A timer of the ended process does not fire in the next process")
  func waitsForATimer() async {
    let run = await play([
      .application(.launch), .registration(.request), .token(.receive(first)),
      .token(.answerUpload(token: first, .failure)), .application(.terminate),
      .application(.launch), .time(.advance(.seconds(90))),
    ])
    #expect(run.problem == nil)
    #expect(uploads(in: run) == [.token(.uploaded("01", path: nil))])
    let fired = run.timeline.turns.filter {
      if case .time(.reached) = $0.stimulus { true } else { false }
    }
    #expect(fired.isEmpty)
  }

  @Test("A timer of a running process fires, and its next try is seen")
  func retries() async {
    let run = await play([
      .application(.launch), .registration(.request), .token(.receive(first)),
      .token(.answerUpload(token: first, .failure)), .time(.advance(.seconds(30))),
      .token(.answerUpload(token: first, .success)),
    ])
    #expect(run.problem == nil)
    #expect(
      uploads(in: run) == [.token(.uploaded("01", path: nil)), .token(.uploaded("01", path: nil))]
    )
  }

  /// Writes into its storage when its task is canceled, and reads the storage at the launch.
  private final class WritesLate: RegisteringCenter {
    static let app = PushApp().work(.mainActor)
    private let application: SimulatedApplication

    init(application: SimulatedApplication) {
      self.application = application
      if application.storage["note"] != nil { application.registerForRemoteNotifications() }
    }

    func registerForRemoteNotifications() {
      Task { [application] in
        try? await application.clock.sleep(for: .seconds(60))
        application.storage["note"] = "written by a process that is gone"
      }
    }

    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {}
  }

  #if os(Linux)
    @Test("Effects after the end of a process are not recorded")
    func writesLate() async {
      let scenario = Scenario(
        id: "registration.writes-late",
        when: [
          .application(.launch), .registration(.request), .application(.terminate),
          .application(.launch), .application(.terminate), .application(.launch),
        ]
      )
      let run = await Player.play(scenario, with: PushCenterSubject(WritesLate.self), by: .loop)
      #expect(run.problem == nil)
      #expect(run.timeline.effects == [])
    }
  #endif
}
