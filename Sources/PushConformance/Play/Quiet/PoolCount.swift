import Dispatch
import PushSimulation

/// A count of the jobs that the center of a play has in the thread pool.
///
/// A task that yields or calls an actor moves from the main actor to the pool and back. On a busy machine, the main
/// actor can make any number of hops before a thread of the pool runs. So the kit counts the jobs that the main queue
/// sends to the pool, and runs these jobs in the queue ``pool``. Jobs that a counted job sends to the pool are counted,
/// too. Jobs of other tests stay in the normal pool. Executors and queues that the center itself creates are not
/// counted.
enum PoolCount {
  private struct State {
    /// The address of the kit's task that plays the scenario; nil between plays.
    var player: UInt?
    /// The number of counted jobs that are in the pool now; ``disregardJobs()`` resets this number.
    var jobs = 0
    var jobsSoFar = 0
    var disregards = 0
    /// True if the pool received a job that can belong to the center or to other code.
    var hasUncountedJobs = false

    mutating func disregardJobs() {
      jobs = 0
      disregards += 1
    }
  }

  private static let state = Locked(State())
  /// The key that marks the main queue and ``pool``: jobs that are enqueued from a marked queue are counted.
  private static let countedQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
  /// A queue that runs its jobs on threads of Dispatch, as the pool on Linux also does.
  private static let pool: DispatchQueue = {
    let queue = DispatchQueue(label: "push-conformance.pool", attributes: .concurrent)
    queue.setSpecific(key: countedQueue, value: ())
    return queue
  }()

  static var isBusy: Bool { state.withLock { $0.jobs > 0 } }

  static var jobsSoFar: Int { state.withLock(\.jobsSoFar) }

  /// Treats the jobs that are now in the pool as jobs of other code.
  static func disregardJobs() { state.withLock { $0.disregardJobs() } }

  /// Starts to count jobs for the play of the current task; returns whether this runtime allows counting.
  @MainActor static func begin() -> Bool {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      EnqueueHook.shared?.set(count) == true
    else { return false }
    let player = unsafe withUnsafeCurrentTask { unsafe unsafeBitCast($0, to: UInt.self) }
    state.withLock { state in
      state.player = player
      state.hasUncountedJobs = false
      state.disregardJobs()
    }
    return true
  }

  @MainActor static func end() {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    state.withLock { $0.player = nil }
    EnqueueHook.shared?.remove(count)
  }

  /// Runs a closure without counting jobs, so that all jobs go to their original executors.
  @MainActor static func pausing<Result>(_ body: () -> Result) -> Result {
    guard isCounting, #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    else { return body() }
    EnqueueHook.shared?.remove(count)
    defer { _ = EnqueueHook.shared?.set(count) }
    return body()
  }

  /// Suspends until all other jobs that already wait for the main actor have run.
  @MainActor static func hop() async {
    guard isCounting else { return await Task.yield() }
    // A yield would send a job to the pool, and that job would be counted.
    let hasUncountedJobs = state.withLock(\.hasUncountedJobs)
    await withCheckedContinuation { next in
      if hasUncountedJobs {
        DispatchQueue.global().async { DispatchQueue.main.async { next.resume() } }
      } else {
        DispatchQueue.main.async { next.resume() }
      }
    }
  }

  /// True if the kit still counts a play's jobs: a different library might have replaced or removed the hook.
  @MainActor static var isCounting: Bool {
    guard state.withLock({ $0.player != nil }) else { return false }
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return false }
    return EnqueueHook.shared?.isSet(count) == true
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private static let count: EnqueueHook.Function = { job, original in
    // The address of a task's job is the address of the task.
    let address = unsafe unsafeBitCast(job, to: UInt.self)
    let player = state.withLock(\.player)
    // The task that plays the scenario has no work in the pool, and would only return to the main actor.
    if player == address { return MainActor.shared.enqueue(job) }
    guard player != nil, DispatchQueue.getSpecific(key: countedQueue) != nil else {
      state.withLock { $0.hasUncountedJobs = true }
      return original(job)
    }
    CountingExecutor.shared.enqueue(job)
  }

  /// Runs jobs in the counted queue, so that a yield in a job stays in that queue and does not reach the hook.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private final class CountingExecutor: TaskExecutor {
    static let shared = CountingExecutor()

    func enqueue(_ job: UnownedJob) {
      let disregards = state.withLock { state in
        state.jobs += 1
        state.jobsSoFar += 1
        return state.disregards
      }
      pool.async { [self] in
        unsafe job.runSynchronously(on: asUnownedTaskExecutor())
        state.withLock { state in
          if state.disregards == disregards { state.jobs -= 1 }
        }
      }
    }
  }
}
