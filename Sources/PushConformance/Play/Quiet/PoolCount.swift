import Dispatch
import PushSimulation

/// Counts the jobs that the center of a play has in the pool of threads.
///
/// A task that yields, or calls an actor, leaves the main actor for the pool and comes back. On a busy machine
/// a thread of the pool may sleep through any number of hops over the main actor. So jobs that the main queue
/// sends to the pool, and all jobs that these send there, run in a queue that counts. Other tests keep their
/// threads. The count does not reach executors and queues of the center's own.
enum PoolCount {
  private struct State {
    /// The address of the task that plays, which the kit owns; nil between plays.
    var player: UInt?
    /// How many jobs are in the pool.
    var jobs = 0
    /// How many jobs have been counted since the process began.
    var jobsSoFar = 0
    /// How often the jobs in the pool have been taken for those of other code.
    var disregards = 0
    /// Whether a job has gone to the pool that may belong to the center or to other code.
    var hasUncountedJobs = false

    mutating func disregardJobs() {
      jobs = 0
      disregards += 1
    }
  }

  /// Any thread may ask.
  private static let state = Locked(State())
  /// Marks the main queue and ``pool``: what comes from there is counted.
  private static let countedQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
  /// Has threads of Dispatch's, as the pool has on Linux.
  private static let pool: DispatchQueue = {
    let queue = DispatchQueue(label: "push-conformance.pool", attributes: .concurrent)
    queue.setSpecific(key: countedQueue, value: ())
    return queue
  }()

  /// Whether something that was counted, and not disregarded, is still in the pool.
  static var isBusy: Bool { state.withLock { $0.jobs > 0 } }

  /// How many jobs have been counted since the process began.
  static var jobsSoFar: Int { state.withLock(\.jobsSoFar) }

  /// Takes the jobs that are in the pool now for those of other code.
  static func disregardJobs() { state.withLock { $0.disregardJobs() } }

  /// Counts from now on, for the play of the current task.
  ///
  /// - Returns: Whether this runtime allows it.
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

  /// Counts no longer.
  @MainActor static func end() {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    state.withLock { $0.player = nil }
    EnqueueHook.shared?.remove(count)
  }

  /// Lets everything else that waits for the main actor have its turn.
  @MainActor static func hop() async {
    guard isCounting else { return await Task.yield() }
    // A yield would lead through the pool, of which the count knows more.
    let hasUncountedJobs = state.withLock(\.hasUncountedJobs)
    await withCheckedContinuation { next in
      if hasUncountedJobs {
        DispatchQueue.global().async { DispatchQueue.main.async { next.resume() } }
      } else {
        DispatchQueue.main.async { next.resume() }
      }
    }
  }

  /// Whether the jobs of a play are counted: another library may have set a hook of its own meanwhile, or
  /// taken this one off.
  @MainActor static var isCounting: Bool {
    guard state.withLock({ $0.player != nil }) else { return false }
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return false }
    return EnqueueHook.shared?.isSet(count) == true
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private static let count: EnqueueHook.Function = { job, original in
    // The address of a job that is a task is that of the task.
    let address = unsafe unsafeBitCast(job, to: UInt.self)
    let player = state.withLock(\.player)
    // The player has nothing to do in the pool, through which it would only return to the main actor.
    if player == address { return MainActor.shared.enqueue(job) }
    guard player != nil, DispatchQueue.getSpecific(key: countedQueue) != nil else {
      state.withLock { $0.hasUncountedJobs = true }
      return original(job)
    }
    CountingExecutor.shared.enqueue(job)
  }

  /// Runs jobs in the queue that counts: a yield there asks the executor that it runs on, and not the hook.
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
