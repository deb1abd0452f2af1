#if os(Linux)
  import PushPayloads
  import PushSimulation
  import Testing

  @testable import PushConformance

  /// The tests of `PlayLoopTests` about time and cancellation fail by hops, as these tests show.
  @Suite("Hops do not do what the loop does") @MainActor struct WithoutTheLoopTests {
    /// The tasks that a test's center has started.
    private final class Tasks {
      var all: [Task<Void, Never>] = []
    }

    @Test(
      "By hops, a sleep takes real time, so its toast never comes",
      arguments: PlayLoopTests.Sleep.allCases
    )
    func sleeps(_ sleep: PlayLoopTests.Sleep) async {
      let tasks = Tasks()
      let subject = DetouringCenter.subject { work in
        tasks.all.append(
          Task {
            guard (try? await sleep()) != nil, !Task.isCancelled else { return }
            work()
          }
        )
      }
      var scenario = PlayLoopTests.scenario
      scenario.when = [
        .application(.launch), .notification(.deliver("lunch")), .time(.advance(.seconds(30))),
      ]
      for (way, toasts) in [(QuietWay.loop, 1), (.hops, 0)] {
        let run = await Player.play(scenario, with: subject, by: way)
        #expect(run.problem == nil)
        #expect(run.timeline.effects.count { $0.isToast } == toasts, "\(way)")
      }
      // A task that sleeps in real time would wake long after the test.
      for task in tasks.all { task.cancel() }
    }

    @Test("By hops, a task that outlives its play is not cancelled")
    func outliving() async {
      let tasks = Tasks()
      let ended = Locked(0)
      let subject = DetouringCenter.subject { work in
        tasks.all.append(
          Task {
            try? await Task.sleep(for: .seconds(100_000))
            ended.withLock { $0 += 1 }
          }
        )
        tasks.all.append(
          Task.detached {
            try? await Task.sleep(for: .seconds(100_000))
            ended.withLock { $0 += 1 }
          }
        )
      }
      for (way, cancelled) in [(QuietWay.loop, 4), (.hops, 0)] {
        ended.withLock { $0 = 0 }
        let run = await Player.play(PlayLoopTests.scenario, with: subject, by: way)
        #expect(run.problem == nil)
        #expect(ended.withLock { $0 } == cancelled, "\(way)")
      }
      for task in tasks.all {
        task.cancel()
        await task.value
      }
    }
  }
#endif
