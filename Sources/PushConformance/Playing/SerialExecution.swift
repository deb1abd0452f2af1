import PushSimulation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// Has all tasks of the process take turns on the main actor while a center plays that works there.
///
/// A task that yields, or is resumed, passes through the pool of threads before it is back on the main
/// actor. That wakes two threads, which costs 16 microseconds, and the order in which they wake is any. Where
/// all of them wait in one line, the same takes one microsecond, and a play goes the same way each time
/// (Swift 6.3.1, Linux).
///
/// It is for processes that do nothing else meanwhile: see Specs/decisions/0077.
package enum SerialExecution {
  /// What the runtime calls instead of handing a job to the pool, if it is set: see
  /// `swift_task_enqueueGlobal_hook` in swift/Runtime/Concurrency.h.
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void
  private typealias Original = @convention(thin) (UnownedJob) -> Void

  private struct State {
    var isAllowed = false
    /// How many plays are under way for which tasks take turns where that is allowed.
    var plays = 0
  }

  /// Any thread may ask.
  private static let state = Locked(State())

  /// Whether tasks take turns while a center plays that works on the main actor.
  static var isAllowed: Bool { state.withLock(\.isAllowed) }

  /// Whether tasks take turns now.
  static var isInForce: Bool { state.withLock { $0.isAllowed && $0.plays > 0 } }

  /// Allows it from now on, for the whole process.
  ///
  /// - Returns: Whether this runtime lets it happen; if not, plays take longer.
  @discardableResult
  package static func allow() -> Bool {
    guard let process = unsafe dlopen(nil, RTLD_LAZY),
      let symbol = unsafe dlsym(process, "swift_task_enqueueGlobal_hook")
    else { return false }
    // Unsafe because the type of the symbol is taken on trust. It has been the same since Swift 5.5.
    let hook = unsafe symbol.assumingMemoryBound(to: Hook?.self)
    unsafe hook.pointee = { job, original in
      if SerialExecution.isInForce {
        MainActor.shared.enqueue(job)
      } else {
        original(job)
      }
    }
    state.withLock { $0.isAllowed = true }
    return true
  }

  /// Plays a center, with tasks taking turns if that is allowed and the center works on the main actor
  /// alone.
  @MainActor static func during<Result>(
    _ work: Policies.Work,
    _ play: @MainActor () async -> Result
  ) async -> Result {
    guard work == .mainActor else { return await play() }
    state.withLock { $0.plays += 1 }
    defer { state.withLock { $0.plays -= 1 } }
    return await play()
  }
}
