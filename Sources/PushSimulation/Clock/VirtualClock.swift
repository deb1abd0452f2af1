/// A clock whose time only moves when the kit advances it.
///
/// Give the clock to a center that takes a `Clock`. A sleeping task wakes when a step of the scenario advances time to
/// the task's deadline; the clock never reads the wall clock. Timers fire in the order of their deadlines, and timers
/// with equal deadlines in the order of their registration. So two runs of one scenario are the same.
public final class VirtualClock: Clock, Sendable {
  /// A point in virtual time, counted from the beginning of the scenario.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the beginning of the scenario or, for ``VirtualClock/init()``, since the creation of the clock.
    public var offset: Duration

    /// Creates an instant from the time since the beginning of the scenario.
    public init(offset: Duration) { self.offset = offset }

    /// Returns the instant that is later by a duration, or earlier if the duration is negative.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the time from this instant to another instant.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Returns whether the first instant is before the second.
    public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }

    /// The offset as a string, such as `5.0 seconds`.
    public var description: String { "\(offset)" }
  }

  /// The action that a timer runs when the timer fires; it can schedule and cancel timers.
  public typealias Action = @Sendable () -> Void

  /// A scheduled timer that can be canceled.
  public struct Timer: Sendable {
    fileprivate let clock: VirtualClock
    fileprivate let registration: TimerQueue.Registration

    /// Cancels the timer and returns whether it was still waiting.
    @discardableResult
    public func cancel() -> Bool { clock.state.withLock { $0.timers.cancel(registration) } != nil }
  }

  private struct State {
    var now: Instant
    var timers = TimerQueue()
  }

  private let state: Locked<State>
  private let ledger: HeldWork

  /// Creates a clock at time zero that does not belong to a ``SimulatedApplication``.
  public convenience init() { self.init(startingAt: Instant(offset: .zero), ledger: HeldWork()) }

  init(startingAt now: Instant, ledger: HeldWork) {
    state = Locked(State(now: now))
    self.ledger = ledger
  }

  /// The current virtual time, which stands still until the kit advances the clock.
  public var now: Instant { state.withLock { $0.now } }

  /// One nanosecond, the finest unit of virtual time.
  public var minimumResolution: Duration { .nanoseconds(1) }

  package var nextDeadline: Instant? { state.withLock { $0.timers.nextDeadline() } }

  /// The number of waiting timers and sleeping tasks.
  public var waiting: Int { state.withLock { $0.timers.count } }

  /// Runs an action after a delay; if `delay` is zero or negative, the action is due at once.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping Action) -> Timer {
    schedule(at: now.advanced(by: delay), action)
  }

  /// Runs an action at a deadline; if `deadline` is in the past, the action is due at once.
  @discardableResult
  public func schedule(at deadline: Instant, _ action: @escaping Action) -> Timer {
    let registration = state.withLock { $0.timers.add(at: deadline, action: action) }
    return Timer(clock: self, registration: registration)
  }

  /// Suspends until a deadline, and returns at once if the deadline has passed; `tolerance` has no effect.
  ///
  /// - Throws: `CancellationError` if the task is canceled before the deadline.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    guard deadline > now else { return }
    let sleeper = HeldContinuation<Void>(ledger: ledger)
    let timer = schedule(at: deadline) { sleeper.resume(returning: ()) }
    try await withTaskCancellationHandler {
      try await sleeper.wait()
    } onCancel: {
      timer.cancel()
      sleeper.resume(throwing: CancellationError())
    }
  }

  /// Fires the next timer if it is due by `limit`, and advances to its deadline; returns whether a timer fired.
  ///
  /// If no timer fires, the clock advances to `limit`; a clock that is already past `limit` does not change.
  @discardableResult
  package func fireNext(dueBy limit: Instant) -> Bool {
    let due = state.withLock { state -> Action? in
      guard let next = state.timers.takeNext(dueBy: limit) else {
        state.now = max(state.now, limit)
        return nil
      }
      state.now = max(state.now, next.deadline)
      return next.action
    }
    due?()
    return due != nil
  }

  // This method does not cancel sleeping tasks; ``HeldWork`` cancels them.
  func cancelTimers() {
    let actions = state.withLock { $0.timers.cancelAll() }
    // The actions are released here, where no lock is held.
    withExtendedLifetime(actions) {}
  }

  // Timers that are due by `instant` fire at the next call of a method that fires timers.
  package func pass(to instant: Instant) { state.withLock { $0.now = max($0.now, instant) } }

  /// Advances to an instant and fires all due timers in order.
  ///
  /// A timer that fires can schedule another timer that is due by `instant`; that timer then fires, too. The code of a
  /// resumed task runs after this method returns. Use ``fireNext(dueBy:)`` to let the code run at the task's deadline.
  package func advance(to instant: Instant) { while fireNext(dueBy: instant) {} }

  package func advance(by duration: Duration) { advance(to: now.advanced(by: duration)) }
}
