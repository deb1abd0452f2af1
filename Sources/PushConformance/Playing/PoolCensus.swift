import Dispatch
import PushSimulation

/// Knows whether anything that was sent to the pool of threads while a center plays is still there.
///
/// A task that yields, or calls an actor, leaves the main actor for the pool, and comes back. On a busy machine a
/// thread of the pool may sleep through any number of hops over the main actor, so hops alone do not tell
/// whether a center is at rest. What is sent there from the main queue, or by what was, is therefore run in a
/// queue of its own, which counts: see Specs/decisions/0078.
enum PoolCensus {
  private struct State {
    /// The task that plays, by address: the kit's own.
    var player: UInt?
    /// How many jobs are in the pool.
    var jobs = 0
    /// How many have been sent there since the process began.
    var jobsSoFar = 0
    /// How often what was there has been taken for somebody else's.
    var disregards = 0
    /// Whether a job has gone to the pool of which it is not known whose it is.
    var hasStrangers = false

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

  /// Whether a play is under way for which it is counted.
  ///
  /// Another library may have set a hook of its own meanwhile, or taken this one off.
  @MainActor static var isTaken: Bool {
    guard state.withLock({ $0.player != nil }) else { return false }
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return false }
    return RuntimeHook.shared?.isSet(count) == true
  }

  /// Whether something that was counted, and not disregarded, is still in the pool.
  static var isBusy: Bool { state.withLock { $0.jobs > 0 } }

  /// How many jobs have been counted since the process began.
  static var jobsSoFar: Int { state.withLock(\.jobsSoFar) }

  /// Takes what is in the pool now for somebody else's.
  static func disregardJobs() { state.withLock { $0.disregardJobs() } }

  /// Plays a center, and counts meanwhile, if this runtime allows it.
  ///
  /// There is one play at a time, see ``PlayLine``.
  @MainActor static func during<Result>(_ play: @MainActor () async -> Result) async -> Result {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      RuntimeHook.shared?.set(count) == true
    else { return await play() }
    let player = unsafe withUnsafeCurrentTask { unsafe unsafeBitCast($0, to: UInt.self) }
    state.withLock { state in
      state.player = player
      state.hasStrangers = false
      state.disregardJobs()
    }
    defer {
      state.withLock { $0.player = nil }
      RuntimeHook.shared?.remove(count)
    }
    return await play()
  }

  /// Lets everything else that waits for the main actor have its turn.
  @MainActor static func hop() async {
    guard isTaken else { return await Task.yield() }
    // A yield would lead through the pool, of which more is known than any number of them would show.
    let hasStrangers = state.withLock(\.hasStrangers)
    await withCheckedContinuation { next in
      if hasStrangers {
        DispatchQueue.global().async { DispatchQueue.main.async { next.resume() } }
      } else {
        DispatchQueue.main.async { next.resume() }
      }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private static let count: RuntimeHook.Function = { job, original in
    // The address of a job that is a task is that of the task.
    let address = unsafe unsafeBitCast(job, to: UInt.self)
    let player = state.withLock(\.player)
    // The player has nothing to do in the pool, through which it would only return to the main actor.
    if player == address { return MainActor.shared.enqueue(job) }
    guard player != nil, DispatchQueue.getSpecific(key: countedQueue) != nil else {
      state.withLock { $0.hasStrangers = true }
      return original(job)
    }
    CountingExecutor.shared.enqueue(job)
  }

  /// What jobs run on in the pool: a yield there asks the executor that it runs on, and not the hook.
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
