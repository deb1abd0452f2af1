#if os(Linux)
  import Foundation
  import Testing

  @testable import PushConformance

  /// A Swift mechanism by which a center shows its toast later.
  enum Detour: String, CaseIterable, CustomTestStringConvertible {
    case task, detachedTask, actor, stream, taskGroup, asyncLet, yields, isolatedDeinit,
      sleepOfNoTime
    case continuation, priorities, cancelledSleep, nestedTasks

    var testDescription: String { rawValue }

    @MainActor func take(to work: @escaping @MainActor () -> Void) {
      switch self {
      case .task: Task { work() }
      case .detachedTask: Task.detached { await work() }
      case .actor:
        let actor = Helper()
        Task {
          await actor.help()
          work()
        }
      case .stream:
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        Task {
          for await _ in stream {}
          work()
        }
        continuation.yield(1)
        continuation.finish()
      case .taskGroup:
        Task {
          await withTaskGroup(of: Void.self) { group in
            for _ in 0..<3 { group.addTask { await Task.yield() } }
          }
          work()
        }
      case .asyncLet:
        Task {
          async let one = Helper().help()
          async let two = Helper().help()
          _ = await (one, two)
          work()
        }
      case .yields:
        Task {
          for _ in 0..<5 { await Task.yield() }
          work()
        }
      case .sleepOfNoTime:
        Task {
          try await Task.sleep(nanoseconds: 0)
          try await Task.sleep(for: .zero)
          work()
        }
      case .isolatedDeinit:
        Task.detached { _ = Mortal(work) }
      case .continuation:
        Task {
          await withCheckedContinuation { next in Task.detached { next.resume() } }
          work()
        }
      case .priorities:
        Task(priority: .background) { await Task(priority: .high) { work() }.value }
      case .cancelledSleep:
        let sleeper = Task {
          try? await Task.sleep(for: .seconds(3_600))
          work()
        }
        Task { sleeper.cancel() }
      case .nestedTasks: Task { Task { Task { work() } } }
      }
    }

    private actor Helper {
      func help() async { await Task.yield() }
    }

    @MainActor private final class Mortal {
      private let work: @MainActor () -> Void
      nonisolated init(_ work: @escaping @MainActor () -> Void) { self.work = work }
      isolated deinit { work() }
    }
  }

  /// Shows a toast by a detour, and declares nothing about its work.
  final class DetouringCenter: ToastingCenter {
    private let application: SimulatedApplication
    private let detour: @MainActor (@escaping @MainActor () -> Void) -> Void

    convenience init(application: SimulatedApplication) {
      self.init(application: application) { $0() }
    }

    init(
      application: SimulatedApplication,
      by detour: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void
    ) {
      self.application = application
      self.detour = detour
    }

    func didReceiveRemoteNotification(_ userInfo: UserInfo) {
      let sighting = Sighting(title: userInfo.payload["aps"]?.object?["alert"]?.string)
      detour { [application] in application.presentToast(for: sighting, activated: nil) }
    }

    @MainActor static func subject(
      by detour: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void
    ) -> PushCenterSubject {
      var subject = PushCenterSubject(DetouringCenter.self)
      subject.make = { DetouringCenter(application: $0, by: detour) }
      return subject
    }
  }

  @Suite("The play runs the jobs of its center until none is left") @MainActor
  struct PlayLoopTests {
    static let scenario = Scenario(
      id: "toast.detour",
      notifications: [
        "lunch": AbstractNotification(alert: "Lunch?"), "tea": AbstractNotification(alert: "Tea?"),
      ],
      when: [
        .application(.launch), .notification(.deliver("lunch")), .notification(.deliver("tea")),
      ]
    )

    static func toasts(_ run: Run) -> [Int] {
      run.timeline.turns.filter {
        if case .notification(.didReceive) = $0.stimulus { true } else { false }
      }
      .map { run.timeline.effects[$0.effects].count { effect in effect.isToast } }
    }

    @Test(
      "A toast belongs to the turn that caused it, with every detour through tasks",
      arguments: Detour.allCases
    )
    func effects(_ detour: Detour) async {
      let subject = DetouringCenter.subject(by: detour.take)
      for _ in 0..<20 {
        let run = await Player.play(Self.scenario, with: subject, by: .loop)
        #expect(run.problem == nil)
        #expect(Self.toasts(run) == [1, 1])
        #expect(run.reasonForOtherOrders == nil)
      }
    }

    @Test("Without the loop the same center has to declare its tasks", arguments: Detour.allCases)
    func withoutTheLoop(_ detour: Detour) async {
      let subject = DetouringCenter.subject(by: detour.take)
      let run = await Player.play(Self.scenario, with: subject, by: .hops)
      #expect(run.problem?.kind == "subject.late-effect")
    }

    /// The forms of sleep, each of 30 seconds.
    enum Sleep: String, CaseIterable {
      case seconds, nanoseconds, suspending, until, detached, onAnActor, tolerant

      func callAsFunction() async throws {
        switch self {
        case .seconds: try await Task.sleep(for: .seconds(30))
        case .nanoseconds: try await Task.sleep(nanoseconds: 30_000_000_000)
        case .suspending: try await Task.sleep(for: .seconds(30), clock: .suspending)
        case .until: try await Task.sleep(until: .now + .seconds(30), clock: .continuous)
        case .detached: try await Task.detached { try await Task.sleep(for: .seconds(30)) }.value
        case .onAnActor: try await Bed().sleep()
        case .tolerant: try await Task.sleep(for: .seconds(30), tolerance: .seconds(5))
        }
      }

      private actor Bed {
        func sleep() async throws { try await Task.sleep(for: .seconds(30)) }
      }
    }

    @Test("A sleep ends when the virtual time has come, and not before", arguments: Sleep.allCases)
    func sleeps(_ sleep: Sleep) async {
      let subject = DetouringCenter.subject { work in
        Task {
          try? await sleep()
          work()
        }
      }
      var scenario = Self.scenario
      scenario.when = [
        .application(.launch), .notification(.deliver("lunch")),
        .time(.advance(.milliseconds(29_999))), .time(.advance(.milliseconds(1))),
      ]
      let run = await Player.play(scenario, with: subject, by: .loop)
      #expect(run.problem == nil)
      let shown = run.timeline.turns.filter { turn in
        run.timeline.effects[turn.effects].contains { $0.isToast }
      }
      #expect(shown.map(\.step) == [3])
      #expect(
        shown.map(\.stimulus)
          == [.time(.reached(VirtualClock.Instant(offset: .seconds(30))))]
      )
    }

    @Test("A loop on yield that nothing ends is parked after an exact number of jobs")
    func spinning() async {
      var counts: [Int] = []
      for _ in 0..<3 {
        let yields = Locked(0)
        let subject = DetouringCenter.subject { work in
          Task {
            while !Task.isCancelled {
              yields.withLock { $0 += 1 }
              await Task.yield()
            }
          }
          work()
        }
        let run = await Player.play(Self.scenario, with: subject, by: .loop)
        #expect(run.problem == nil)
        #expect(Self.toasts(run) == [1, 1])
        counts.append(yields.withLock { $0 })
      }
      #expect(counts[0] > 500 && Set(counts).count == 1, "\(counts)")
    }

    @Test("A callback that yields for ever is reported after an exact number of jobs")
    func spinningCallback() async {
      let run = await Player.play(Self.scenario, with: PushCenterSubject(Spinner.self), by: .loop)
      #expect(run.problem?.cause == .neverQuiet(.jobs))
      #expect(run.problem?.step == 1)
    }

    private final class Spinner: ToastingCenter {
      init(application: SimulatedApplication) {}
      func didReceiveRemoteNotification(_ userInfo: UserInfo) async {
        while !Task.isCancelled { await Task.yield() }
      }
    }

    /// Runs a closure in a block of the main queue that is nested in other blocks.
    private nonisolated static func run(
      _ work: @escaping @MainActor @Sendable () -> Void,
      inBlocks depth: Int
    ) {
      DispatchQueue.main.async {
        if depth > 1 { run(work, inBlocks: depth - 1) } else { MainActor.assumeIsolated(work) }
      }
    }

    @Test("A block of the main queue that nothing awaits is a late effect", arguments: 1...6)
    func mainQueue(depth: Int) async {
      let subject = DetouringCenter.subject { work in Self.run(work, inBlocks: depth) }
      let run = await Player.play(Self.scenario, with: subject, by: .loop)
      #expect(run.problem?.kind == "subject.late-effect")
      let text = run.problem?.text(in: run, at: .commandLine)
      #expect(text?.contains("declare .work(.settles)") == true)
    }

    @Test("Code on the pool that assumes the main actor is reported")
    func assumption() async {
      let subject = DetouringCenter.subject { work in
        Task.detached { Self.assumes(work) }
      }
      let run = await Player.play(Self.scenario, with: subject, by: .loop)
      #expect(run.problem?.cause == .assumesMainActor)
    }

    private nonisolated static func assumes(_ work: @MainActor () -> Void) {
      MainActor.assumeIsolated(work)
    }

    @Test("Tasks that outlive a play are cancelled and let their center go")
    func outliving() async {
      let ended = Locked(0)
      weak var center: AnyObject?
      let subject = DetouringCenter.subject { work in
        Task {
          // The task is canceled during each of these calls.
          try? await Task.sleep(for: .seconds(100_000))
          let (stream, _) = AsyncStream<Int>.makeStream()
          for await _ in stream {}
          ended.withLock { $0 += 1 }
          work()
        }
        Task.detached {
          try? await Task.sleep(for: .seconds(100_000))
          ended.withLock { $0 += 1 }
        }
      }
      .noting { center = $0 }
      let run = await Player.play(Self.scenario, with: subject, by: .loop)
      #expect(run.problem == nil)
      #expect(Self.toasts(run) == [0, 0])
      #expect(ended.withLock { $0 } == 4)
      #expect(center == nil)
    }
  }

  extension Effect {
    var isToast: Bool { if case .toast(.presented) = self { true } else { false } }
  }
#endif
