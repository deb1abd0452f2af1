import Testing

@testable import FaultyCenters
@testable import PushConformance

/// A center that never becomes idle is reported as an error, within limits.
@Suite("A center that hangs is given up on") @MainActor struct HangTests {
  nonisolated static let rows = SubjectRow.rows([
    AwaitsForever.self, AwaitsForeverInTasks.self, NeverSettles.self, RestartsItsTimer.self,
    RestartsItsTimerInTasks.self, TicksInTasks.self, OpensForever.self, OpensForeverInTasks.self,
  ])

  @Test(
    "A center that hangs is given up on with the loop and with hops",
    arguments: rows,
    QuietWay.allCases
  )
  func isNeverQuiet(_ row: SubjectRow, _ way: QuietWay) async {
    let scenario = Scenario(
      id: "toast.hang",
      notifications: ["lunch": AbstractNotification(alert: "Lunch?")],
      when: [
        .application(.launch), .notification(.deliver("lunch")), .time(.advance(.seconds(86_400))),
      ]
    )
    let patience = Patience(silence: .milliseconds(50), timers: 2_000)
    let run = await Player.play(scenario, with: row.subject(), by: way, patience: patience)
    #expect(run.problem?.kind == "subject.never-quiet")
  }

  /// Lets a second registration wait for the first registration, which waits for the user.
  final class JoinsItsRegistrations: RegisteringCenter {
    static let app = PushApp().work(.mainActor)
    private let application: SimulatedApplication
    private var registration: Task<Void, Never>?

    init(application: SimulatedApplication) { self.application = application }

    func registerForRemoteNotifications() async {
      let running =
        registration
        ?? Task { [application] in
          _ = try? await application.requestAuthorization(options: .alert)
          application.registerForRemoteNotifications()
        }
      registration = running
      await running.value
    }

    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {}
  }

  @Test(
    "A call that waits for another one, which is held, does not hang",
    arguments: QuietWay.allCases
  )
  func isShared(_ way: QuietWay) async {
    let scenario = Scenario(
      id: "registration.shared",
      when: [
        .permission(.set(.notDetermined)), .application(.launch), .registration(.request),
        .registration(.request),
        .registration(.request), .permission(.answer(.authorized)),
      ]
    )
    let run = await Player.play(
      scenario,
      with: PushCenterSubject(JoinsItsRegistrations.self),
      by: way
    )
    #expect(run.problem == nil)
    let registrations = run.timeline.effects.count {
      $0 == .registration(.registeredForRemoteNotifications)
    }
    #expect(registrations == 1)
  }

  class AwaitsForever: ToastingCenter {
    class var policies: Policies { Policies() }
    static var app: PushApp { PushApp(policies: policies, vocabulary: Vocabulary()) }
    let application: SimulatedApplication
    required init(application: SimulatedApplication) { self.application = application }
    func settle() async {}
    func didReceiveRemoteNotification(_ userInfo: UserInfo) async { await Self.forever() }

    static func forever() async {
      await unsafe withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
  }

  final class AwaitsForeverInTasks: AwaitsForever {
    override class var policies: Policies { Policies(work: .mainActor) }
  }

  final class NeverSettles: AwaitsForever {
    override class var policies: Policies { Policies(work: .settles) }
    override func didReceiveRemoteNotification(_ userInfo: UserInfo) async {}
    override func settle() async { await Self.forever() }
  }

  class RestartsItsTimer: AwaitsForever {
    class var pause: Duration { .zero }
    override func didReceiveRemoteNotification(_ userInfo: UserInfo) async { restart() }

    private func restart() { application.later(Self.pause) { [weak self] in self?.restart() } }
  }

  final class RestartsItsTimerInTasks: RestartsItsTimer {
    override class var policies: Policies { Policies(work: .mainActor) }
  }

  /// Has a timer for each frame of the display.
  final class TicksInTasks: RestartsItsTimer {
    override class var policies: Policies { Policies(work: .mainActor) }
    override class var pause: Duration { .milliseconds(16) }
  }

  class OpensForever: AwaitsForever {
    override func didReceiveRemoteNotification(_ userInfo: UserInfo) async {
      while application.applicationState == .active {
        application.open("chat://conversations/12")
        await Task.yield()
      }
    }
  }

  final class OpensForeverInTasks: OpensForever {
    override class var policies: Policies { Policies(work: .mainActor) }
  }
}
