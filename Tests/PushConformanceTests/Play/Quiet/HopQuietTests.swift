import Foundation
import Testing

// Classes with storage need the module of their base class: without it, Swift 6.3.1 puts the storage at a wrong place.
@testable import FaultyCenters
@testable import PushConformance

/// The hook and the pool belong to the whole process, so tests that replace them run in a process of their own.
@Suite("Work of a center in the pool of threads is waited for")
struct HopQuietTests {
  /// Works later, in tasks that lose the processor meanwhile.
  class LosesTheProcessor: LegalWork.WorksInTasks {
    override func leave() async { await Self.sleep() }
    @concurrent static func sleep() async {
      loseTheProcessor()
      await Task.yield()
      loseTheProcessor()
    }
  }
  final class LosesItOnAnActor: LosesTheProcessor {
    private actor Reader {
      func read() { loseTheProcessor() }
    }
    private let reader = Reader()
    override func leave() async { await reader.read() }
  }
  final class LosesItDetached: LosesTheProcessor {
    override func leave() async {
      await withCheckedContinuation { next in
        Task.detached {
          await Self.sleep()
          Task.detached {
            await Self.sleep()
            next.resume()
          }
        }
      }
    }
  }

  private static let scenario = "routing.three-in-order"

  @Test("Work that reached the pool by any way is waited for")
  func centers() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let scenario = try Kit.scenario(Self.scenario)
      for subject in [
        PushCenterSubject(LosesTheProcessor.self), PushCenterSubject(LosesItOnAnActor.self),
        PushCenterSubject(LosesItDetached.self),
      ] {
        let run = await Stage(subject: subject, by: .hops).play(scenario)
        #expect(!PoolCount.isCounting)
        #expect(run.problem == nil, "\(subject.name): \(String(describing: run.problem))")
        let mismatches = OutcomeCheck.mismatches(of: run)
        #expect(mismatches.isEmpty, "\(subject.name): \(mismatches)")
      }
    }
  }

  @Test("A wrong declaration of synchronous work is reported")
  func declaredTooLittle() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var subject = PushCenterSubject(LosesTheProcessor.self)
      subject.policies.work = .synchronous
      let run = await Stage(subject: subject, by: .hops).play(try Kit.scenario(Self.scenario))
      guard case .lateEffect = run.problem?.cause else {
        Issue.record("\(String(describing: run.problem))")
        return
      }
    }
  }

  /// Waits for the server's answer, and does not declare its tasks.
  private final class AwaitsTheServer: RegisteringCenter {
    private let application: SimulatedApplication
    init(application: SimulatedApplication) { self.application = application }
    func registerForRemoteNotifications() { application.registerForRemoteNotifications() }
    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
      try? await application.uploadDeviceToken(deviceToken.hexadecimal)
    }
  }

  @Test("A callback that waits for held work gets the policy to declare, only with hops")
  @MainActor func waitingCallback() async {
    let scenario = Scenario(
      id: "token.waits",
      when: [
        .application(.launch), .registration(.request), .token(.receive(DeviceToken(bytes: [1]))),
      ]
    )
    let subject = PushCenterSubject(AwaitsTheServer.self)
    let run = await Player.play(scenario, with: subject, by: .hops)
    #expect(
      run.problem?.text(in: run, at: .commandLine)
        == "At step 3 (receive token 01): a callback waits for something that the scenario answers"
        + " later, though the center declares .work(.synchronous); declare .work(.mainActor)"
    )
    #if os(Linux)
      #expect(await Player.play(scenario, with: subject, by: .loop).problem == nil)
    #endif
  }

  @Test("Jobs of other code in the pool are waited for at most a second")
  func others() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (isPlaying, isOver) = (Locked(false), DispatchSemaphore(value: 0))
      let other = Task { @MainActor in
        while !isPlaying.withLock({ $0 }) { await Task.yield() }
        return await Task.detached { isOver.blocks() }.value
      }
      let subject = PushCenterSubject(LegalWork.WorksInTasks.self).noting { _ in
        isPlaying.withLock { $0 = true }
      }
      let start = ContinuousClock.now
      let run = await Stage(subject: subject, by: .hops).play(try Kit.scenario(Self.scenario))
      #expect(run.problem == nil)
      let time = ContinuousClock.now - start
      #expect(time > .seconds(1), "\(time)")
      isOver.signal()
      #expect(await other.value)
    }
  }

  /// Uploads tokens in a task that no call awaits, while other work of the same turn keeps the pool busy.
  private final class UploadsWhileThePoolIsBusy: RegisteringCenter {
    static let app = PushApp().work(.mainActor)
    nonisolated static let isOver = DispatchSemaphore(value: 0)
    private let application: SimulatedApplication
    init(application: SimulatedApplication) { self.application = application }
    func settle() async {}
    func registerForRemoteNotifications() { application.registerForRemoteNotifications() }
    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      Task.detached { Self.isOver.blocks() }
      Task { try? await application.uploadDeviceToken(deviceToken.hexadecimal) }
    }
  }

  @Test("A task that waits for the server, outside of any call, is no open call")
  func waitingTask() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let token = DeviceToken(bytes: [1])
      let scenario = Scenario(
        id: "token.waits",
        when: [
          .application(.launch), .registration(.request), .token(.receive(token)),
          .token(.answerUpload(token: token, .success)),
        ]
      )
      let run = await Player.play(
        scenario,
        with: PushCenterSubject(UploadsWhileThePoolIsBusy.self),
        by: .hops,
        patience: Patience(silence: .seconds(2), timers: 100, doubt: .milliseconds(20))
      )
      UploadsWhileThePoolIsBusy.isOver.signal()
      #expect(run.problem == nil, "\(String(describing: run.problem))")
    }
  }

  @Test("Plays that begin at the same time are judged separately")
  func interleaved() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let scenario = try Kit.scenario(Self.scenario)
      let plays = (0..<3).map { _ in
        Task { @MainActor in
          let run = await Stage(subject: PushCenterSubject(LosesItOnAnActor.self), by: .hops).play(
            scenario
          )
          return run.problem == nil && OutcomeCheck.mismatches(of: run).isEmpty
        }
      }
      for play in plays { #expect(await play.value) }
      #expect(!PoolCount.isCounting)
    }
  }

  @Test("Where another library takes the hook off, hops lead through the pool again")
  func lostHook() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let wasTaken = Locked<[Bool]>([])
      let subject = PushCenterSubject(LegalWork.WorksInTasks.self).noting { _ in
        wasTaken.withLock { $0.append(PoolCount.isCounting) }
        Foreign.takeOff()
        wasTaken.withLock { $0.append(PoolCount.isCounting) }
      }
      let run = await Stage(subject: subject, by: .hops).play(try Kit.scenario(Self.scenario))
      #expect(wasTaken.withLock { $0 } == [true, false])
      #expect(run.problem == nil)
    }
  }

  @Test("Once an unknown queue has started a job, hops lead through the pool")
  func unknownQueue() async {
    await #expect(processExitsWith: .success) { @MainActor in
      #expect(PoolCount.begin())
      // A center that any thread can call starts its work like this: while it holds the lock of a queue.
      let job = DispatchQueue(label: "lock").sync { Task.detached {} }
      await job.value
      // The pool takes blocks in their order. These blocks keep all its threads busy, so that a hop must wait for them.
      let mayEnd = Locked(false)
      for _ in 0..<4 * ProcessInfo.processInfo.activeProcessorCount {
        DispatchQueue.global().async { while !mayEnd.withLock({ $0 }) {} }
      }
      let isOver = Locked(false)
      let hop = Task {
        await PoolCount.hop()
        isOver.withLock { $0 = true }
      }
      for _ in 0..<64 {
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
      }
      #expect(!isOver.withLock { $0 })
      mayEnd.withLock { $0 = true }
      await hop.value
      PoolCount.end()
    }
  }

  @Test("The hook of another library stays, and the kit waits by hops")
  func foreignHook() async {
    await #expect(processExitsWith: .success) { @MainActor in
      Foreign.install()
      let run = await Stage(subject: PushCenterSubject(LegalWork.WorksInTasks.self), by: .hops)
        .play(try Kit.scenario(Self.scenario))
      #expect(run.problem == nil)
      let jobs = Foreign.jobs.withLock { $0 }
      #expect(jobs > 0)
      await Task.yield()
      #expect(Foreign.jobs.withLock { $0 } > jobs)
    }
  }

  private enum Foreign {
    static let jobs = Locked(0)
    private static let hook: EnqueueHook.Function = { job, original in
      jobs.withLock { $0 += 1 }
      original(job)
    }
    @MainActor static func install() { #expect(EnqueueHook.shared?.set(hook) == true) }
    /// Removes the hook, as libraries that expect no other hook do.
    @MainActor static func takeOff() {
      let symbol = unsafe dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")
      unsafe symbol?.assumingMemoryBound(to: EnqueueHook.Function?.self).pointee = nil
    }
  }
}

/// Puts a thread to sleep, as happens on a machine that runs other threads.
private func loseTheProcessor() { Thread.sleep(forTimeInterval: 0.01) }

extension DispatchSemaphore {
  /// Blocks its thread, and returns whether the signal arrived.
  func blocks() -> Bool { wait(timeout: .now() + .seconds(30)) == .success }
}
