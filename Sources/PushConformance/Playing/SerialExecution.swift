import PushSimulation

/// Has all tasks of the process take turns on the main actor while a center plays that works there.
///
/// A task that yields, or is resumed, passes through the pool of threads before it is back on the main
/// actor. That wakes two threads, which costs 16 microseconds, and the order in which they wake is any. Where
/// all of them wait in one line, the same takes one microsecond, and a play goes the same way each time
/// (Swift 6.3.1, Linux).
///
/// It is for processes that do nothing else meanwhile: see Specs/decisions/0077.
package enum SerialExecution {
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
  static var isInForce: Bool { state.withLock { $0.plays > 0 } }

  /// Allows it from now on, for the whole process.
  package static func allow() { state.withLock { $0.isAllowed = true } }

  /// Plays a center, with tasks taking turns, if this runtime lets them.
  @MainActor static func during<Result>(_ play: @MainActor () async -> Result) async -> Result {
    guard RuntimeHook.shared?.set(takeTurns) == true else { return await play() }
    state.withLock { $0.plays += 1 }
    defer {
      let isLast = state.withLock { state in
        state.plays -= 1
        return state.plays == 0
      }
      if isLast { RuntimeHook.shared?.remove(takeTurns) }
    }
    return await play()
  }

  private static let takeTurns: RuntimeHook.Function = { job, original in
    if isInForce { MainActor.shared.enqueue(job) } else { original(job) }
  }
}
