/// A clock whose time moves only when it is told to.
///
/// Give it to a center wherever the center takes a `Clock`. Nothing here looks at the wall clock:
/// whoever sleeps is held until ``advance(to:)`` reaches the deadline. Timers fire in the order of
/// their deadlines, and those of one deadline in the order of their registration, so two runs of
/// one scenario are the same run.
public final class VirtualClock: Clock, Sendable {
  /// A point in virtual time, counted from the moment the clock was made.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the clock was made.
    public var offset: Duration

    /// Creates an instant from the time since the clock was made.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// The instant that lies a duration after this one.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from this instant to another one.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether the first instant lies before the second.
    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }

    /// The offset as text, such as `5.0 seconds`.
    public var description: String { "\(offset)" }
  }

  /// The action of a timer when it fires; it may schedule and cancel timers.
  public typealias Action = @Sendable () -> Void

  /// A scheduled timer that can be called off.
  public struct Timer: Sendable {
    fileprivate let clock: VirtualClock
    fileprivate let registration: TimerQueue.Registration

    /// Calls the timer off and answers whether it was still waiting.
    @discardableResult
    public func cancel() -> Bool {
      clock.state.withLock { $0.timers.cancel(registration) } != nil
    }
  }

  private struct State {
    var now: Instant
    var timers = TimerQueue()
  }

  private let state: Locked<State>
  private let ledger: HeldWork

  /// Creates a clock that stands at zero.
  public convenience init() {
    self.init(startingAt: Instant(offset: .zero), ledger: HeldWork())
  }

  /// Creates a clock that reports its sleepers, so that the player knows what is being held.
  init(startingAt now: Instant, ledger: HeldWork) {
    state = Locked(State(now: now))
    self.ledger = ledger
  }

  /// The current virtual time.
  public var now: Instant { state.withLock { $0.now } }

  /// One nanosecond: virtual time has no coarser grain.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// When the next timer fires, if one is waiting.
  package var nextDeadline: Instant? { state.withLock { $0.timers.nextDeadline() } }

  /// How many timers and sleepers are waiting.
  public var waiting: Int { state.withLock { $0.timers.count } }

  /// Runs an action when time has moved on by a duration; one that is not positive is due at once.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping Action) -> Timer {
    schedule(at: now.advanced(by: delay), action)
  }

  /// Runs an action when time reaches a deadline; one in the past is due at once.
  @discardableResult
  public func schedule(at deadline: Instant, _ action: @escaping Action) -> Timer {
    let registration = state.withLock { $0.timers.add(at: deadline, action: action) }
    return Timer(clock: self, registration: registration)
  }

  /// Suspends until time reaches a deadline.
  ///
  /// - Throws: `CancellationError` when the task is cancelled first.
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

  /// Moves time to the next deadline up to a limit and fires that one timer.
  ///
  /// - Returns: Whether a timer fired. Where none is due any more, time moves on to the limit.
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

  /// Calls every timer off, as the end of a process does.
  ///
  /// Sleepers are told by the ledger, which knows what else is held.
  func cancelTimers() {
    let actions = state.withLock { $0.timers.cancelAll() }
    // What the actions hold goes away here, where no lock is held.
    withExtendedLifetime(actions) {}
  }

  /// Lets time pass without firing anything, as it passes for a frozen process.
  ///
  /// What falls due meanwhile fires when time is next moved with another call.
  package func pass(to instant: Instant) {
    state.withLock { $0.now = max($0.now, instant) }
  }

  /// Moves time to an instant, firing everything that is due on the way in its order.
  ///
  /// What a fired timer schedules fires too when it is due by then. Code that a sleeper resumes
  /// runs after this call; to let it run at its own deadline, step with ``fireNext(dueBy:)``.
  package func advance(to instant: Instant) {
    while fireNext(dueBy: instant) {}
  }

  /// Moves time on by a duration, firing everything that is due on the way in its order.
  package func advance(by duration: Duration) {
    advance(to: now.advanced(by: duration))
  }
}
