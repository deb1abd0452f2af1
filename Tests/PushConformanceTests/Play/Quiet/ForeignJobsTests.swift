#if os(Linux)
  import Foundation
  import Testing

  @testable import PushConformance

  /// Tests that change the state of the whole process run in a process of their own.
  @Suite("A play leaves the jobs of other code alone") struct ForeignJobsTests {
    private final class Counters: Sendable {
      private let counts = Locked<[String: Int]>([:])
      let isOver = Locked(false)
      func add(_ name: String) { counts.withLock { $0[name, default: 0] += 1 } }
      var all: [String: Int] { counts.withLock { $0 } }
    }

    private actor Spinner {
      func turn(_ counters: Counters) { counters.add("actor") }
    }

    /// Starts tasks like those of other tests, which spin, sleep, block a thread, and check their thread.
    @MainActor private static func startOthers(_ counters: Counters) -> [Task<Void, Never>] {
      let spinner = Spinner()
      return [
        Task { @MainActor in
          while !counters.isOver.withLock({ $0 }) {
            MainActor.assertIsolated()
            counters.add("main actor")
            await Task.yield()
          }
        },
        Task.detached {
          while !counters.isOver.withLock({ $0 }) {
            await spinner.turn(counters)
            await Task.yield()
          }
        },
        Task.detached {
          while !counters.isOver.withLock({ $0 }) {
            try? await Task.sleep(for: .milliseconds(2))
            counters.add("sleep")
          }
        },
        Task.detached {
          while !counters.isOver.withLock({ $0 }) {
            let hasActed = DispatchSemaphore(value: 0)
            Task { @MainActor in hasActed.signal() }
            if hasActed.blocks() { counters.add("blocked thread") }
          }
        },
      ]
    }

    @Test("Tests that spin, sleep, block and assert their thread run beside a play")
    func others() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let counters = Counters()
        let others = Self.startOthers(counters)
        let scenario = try Kit.scenario("routing.three-in-order")
        for _ in 0..<100 {
          for subject in [
            PushCenterSubject(LegalWork.WorksInDetachedTasks.self),
            PushCenterSubject(LegalWork.WorksInTasks.self),
          ] {
            let run = await Player.play(scenario, with: subject, by: .loop)
            #expect(run.problem == nil)
            #expect(OutcomeCheck.mismatches(of: run).isEmpty)
            #expect(run.reasonForOtherOrders == nil)
          }
          await Task.yield()
        }
        while counters.all.count < 4 { await Task.yield() }
        counters.isOver.withLock { $0 = true }
        for other in others { await other.value }
      }
    }

    @Test("Plays that begin at the same time run one after another")
    func line() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let scenario = try Kit.scenario("routing.three-in-order")
        let plays = (0..<8).map { number in
          Task { @MainActor in
            await Player.play(
              scenario,
              with: PushCenterSubject(LegalWork.WorksInTasks.self),
              by: number.isMultiple(of: 2) ? .loop : .hops
            )
          }
        }
        for play in plays {
          let run = await play.value
          #expect(run.problem == nil && OutcomeCheck.mismatches(of: run).isEmpty)
        }
      }
    }

    @Test("A subject that installs executors of its own is played by hops, and the run says so")
    func ownExecutors() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let scenario = try Kit.scenario("routing.three-in-order")
        _ = PlayLoop.shared
        OwnExecutors.install()
        let run = await Player.play(
          scenario,
          with: PushCenterSubject(LegalWork.WorksInTasks.self),
          by: .loop
        )
        #expect(run.problem == nil)
        #expect(
          run.reasonForOtherOrders == "the runtime does not let the kit run the center's jobs"
        )
      }
    }

    @Test("Executors that a subject installed before the first play get the jobs of other code")
    func earlierExecutors() async {
      await #expect(processExitsWith: .success) { @MainActor in
        OwnExecutors.install()
        #expect(QuietWay.usual == .loop)
        let scenario = try Kit.scenario("routing.three-in-order")
        let run = await Player.play(
          scenario,
          with: PushCenterSubject(LegalWork.WorksInDetachedTasks.self)
        )
        #expect(run.problem == nil && OutcomeCheck.mismatches(of: run).isEmpty)
        #expect(run.reasonForOtherOrders == nil)
        await Task.detached { await Task { @MainActor in MainActor.assertIsolated() }.value }.value
      }
    }

    @Test("The first play with the loop may begin during a play with hops")
    func firstPlayDuringHops() async {
      await #expect(processExitsWith: .success) { @MainActor in
        #expect(PoolCount.begin())
        #expect(PlayLoop.shared != nil)
        #expect(PoolCount.isCounting)
        PoolCount.end()
      }
    }

    @Test("If the probe finds that jobs go elsewhere, plays use hops, and reports say so")
    func failedProbe() async {
      await #expect(processExitsWith: .success) { @MainActor in
        OwnExecutors.prepare()
        let loop = PlayLoop()
        #expect(PlayRuntime.install(asking: loop))
        #expect(loop.captures())
        OwnExecutors.install()
        #expect(!loop.captures())
        #expect(PlayLoop.shared == nil)
        #expect(QuietWay.usual == .hops)

        let scenario = try Kit.scenario("routing.three-in-order")
        let subject = PushCenterSubject(LegalWork.WorksInTasks.self)
        var kit = try Kit.load()
        kit.scenarios = [scenario]
        let results = await ConformanceRunner(kit: kit).run(subject)
        #expect(
          results.quiet
            == QuietReport(
              way: .hops,
              reasonForOtherOrders: "the runtime does not let the kit run the center's jobs"
            )
        )
        let result = try #require(results.cases.first { $0.id == scenario.id })
        #expect(result.outcome.isPassed, "\(result.outcome)")
        let token = ReplayToken(subject: subject.name, scenario: scenario, schedule: [1])
        let outcome = await ConformanceRunner(kit: kit).replay(token, with: subject)
        let error = try #require(outcome.error, "\(outcome)")
        #expect(error.kind == "token.order-does-not-fit")
        #expect(
          error.text
            == "the token replays an order of the center's tasks, and here the system decides the"
            + " order, so the center is not judged; replay the token where the kit runs the tasks"
            + " itself"
        )
      }
    }
  }
#endif
