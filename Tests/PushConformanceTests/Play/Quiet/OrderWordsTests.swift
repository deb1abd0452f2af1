#if os(Linux)
  import Testing

  @testable import PushConformance

  /// A story says which of two tasks continued first.
  @Suite("The order of tasks in words") @MainActor struct OrderWordsTests {
    /// Uploads each token in a task, after a notification has arrived.
    private final class WaitsForANotification: RegisteringCenter, ToastingCenter {
      private let application: SimulatedApplication
      private var waiting: [CheckedContinuation<Void, Never>] = []

      init(application: SimulatedApplication) { self.application = application }

      func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

      func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
        Task.detached {
          await withCheckedContinuation { next in
            Task { @MainActor in self.waiting.append(next) }
          }
          await self.upload(deviceToken)
        }
      }

      func didReceiveRemoteNotification(_ userInfo: UserInfo) {
        for next in waiting { next.resume() }
        waiting = []
      }

      private func upload(_ token: DeviceToken) {
        application.uploadDeviceToken(token.hexadecimal, completion: nil)
      }
    }

    /// Shows a toast after one of its two tasks.
    private final class AwaitsOneTask: ToastingCenter {
      private let application: SimulatedApplication
      init(application: SimulatedApplication) { self.application = application }

      func didReceiveRemoteNotification(_ userInfo: UserInfo) async {
        Task.detached { await Task.yield() }
        await Task.detached {}.value
        application.presentToast(for: Sighting(title: "Lunch?"), activated: nil)
      }
    }

    /// Returns the phrases of all runs whose orders of tasks differ from the usual one in at most three choices.
    private func phrases(of scenario: Scenario, with subject: PushCenterSubject) async -> Set<
      String
    > {
      var phrases: Set<String> = []
      for number in 0..<64 {
        let choices = [number / 16, number / 4 % 4, number % 4]
        let run = await Player.play(scenario, with: subject, by: .loop, in: Schedule(choices))
        #expect(run.problem == nil)
        phrases.formUnion(run.timeline.turns.indices.flatMap { run.orders(inTurn: $0) })
      }
      return phrases
    }

    @Test("Tasks of two steps are named by their steps and their effects")
    func steps() async {
      let scenario = Scenario(
        id: "token.order",
        notifications: ["lunch": AbstractNotification(alert: "Lunch?")],
        when: [
          .application(.launch), .registration(.request),
          .token(.receive(DeviceToken(bytes: [1]))), .token(.receive(DeviceToken(bytes: [2]))),
          .notification(.deliver("lunch")),
        ]
      )
      let told = await phrases(of: scenario, with: PushCenterSubject(WaitsForANotification.self))
      #expect(
        told.contains(
          "the first task that 'receive token 02' began (uploaded the token '02') goes on before"
            + " the first task that 'receive token 01' began (uploaded the token '01')"
        ),
        "\(told.sorted())"
      )
    }

    @Test("A call that goes on before an older task is named as a call")
    func calls() async {
      let told = await phrases(
        of: PlayLoopTests.scenario,
        with: PushCenterSubject(AwaitsOneTask.self)
      )
      #expect(
        told.contains {
          $0.hasPrefix("the call of this step (toast of")
            && $0.hasSuffix(") goes on before the first task of this step")
        },
        "\(told.sorted())"
      )
    }

    @Test("A run by hops tells no order") func hops() async {
      let run = await Player.play(
        PlayLoopTests.scenario,
        with: PushCenterSubject(AwaitsOneTask.self),
        by: .hops,
        in: Schedule([1])
      )
      #expect(run.order.overtakings.isEmpty && !run.order.fitsPlay)
    }
  }
#endif
