import PushSimulation

/// A ``Quiet`` that runs the center's jobs: the center counts as quiet when no job is left, see ``PlayLoop``.
@MainActor final class LoopQuiet: Quiet {
  /// The number of times that the main queue runs its closures after all jobs, because a closure can enqueue another.
  private static let turnsOfTheMainQueue = 6
  /// The largest number of jobs that the loop runs after the play, so that the tasks of the play can finish.
  private static let jobsAtTheEnd = 10_000

  let way = QuietWay.loop
  private let loop: PlayLoop
  private let wanted: Schedule
  private let listens: Bool
  private var center: (any CenterAtWork)?
  /// The tasks of the current process whose calls have returned.
  private var idleTasks: [CallTask] = []
  /// The number of processes of the play that have ended.
  private var process = 0
  /// True if the last turn ended while jobs were left.
  private var isInterrupted = false

  init(loop: PlayLoop, schedule: Schedule, listens: Bool) {
    self.loop = loop
    self.listens = listens
    wanted = schedule
  }

  var reasonForOtherOrders: String? {
    loop.hasForeignJobs ? "the center works on threads of its own" : nil
  }

  var complaint: PlayProblem.Cause? { loop.hasAssumedMainActor ? .assumesMainActor : nil }
  var order: JobOrder {
    var order = JobOrder(
      schedule: loop.schedule.settled,
      moments: loop.schedule.moments,
      fitsPlay: loop.schedule.fits
    )
    loop.log.complete(&order, loop.outside.withLock(\.origins))
    return order
  }

  func begin(with center: any CenterAtWork) {
    self.center = center
    loop.begin(wanted) { [weak self] number, delay in
      guard let self, let clock = self.center?.clock else { return }
      clock.schedule(after: delay) { [loop] in loop.wake(number) }
    }
  }

  func beginTurn() {
    loop.beginTurn()
    // Jobs that other threads sent after the last turn can have late effects, so they run now.
    if !isInterrupted, loop.takeInbox() { while loop.runNext() {} }
  }

  func begin(_ call: @escaping CallTask.Call, insideCall: Bool) {
    // A call inside another call, or in a step that comes early, starts before the jobs that are left.
    guard !insideCall, !isInterrupted else {
      return Task.runningAtOnce { [loop] in
        loop.noteCurrentTask()
        await call()
      }
    }
    guard let idle = idleTasks.popLast() else {
      return loop.beginCall {
        _ = CallTask(call) { [weak self, process] task in
          guard let self, self.process == process else { return false }
          idleTasks.append(task)
          return true
        }
      }
    }
    loop.beginCall { idle.make(call) }
  }

  func isInterrupted(after jobs: Int) throws(PlayProblem.Cause) -> Bool {
    guard let center else { return false }
    isInterrupted = try runJobs(of: center, atMost: jobs) && loop.hasReadyJobs
    return isInterrupted
  }

  func isResting() throws(PlayProblem.Cause) -> Bool {
    guard let center else { return true }
    isInterrupted = false
    let isSpinning = try runJobs(of: center)
    // Usually no call is open. Then the code does not read `center.held`, which takes a lock.
    let open = center.openCalls
    if open <= 0 || open <= center.held + loop.sleeping, center.returning == 0 { return true }
    if isSpinning { throw .neverQuiet(.jobs) }
    return false
  }

  func rest() async throws(PlayProblem.Cause) {
    while let center, try !isResting() {
      let isShared = center.held > 0
      let patience = center.patience
      // Most centers start no threads. So after one wait in which no other thread sent a job, later waits are shorter.
      let sharing = loop.knowsOtherThreads == false ? patience.sharing / 10 : patience.sharing
      await loop.waitOutside(for: isShared ? sharing : patience.silence)
      guard !loop.takeInbox() else { continue }
      guard isShared else { throw .neverQuiet(.outside) }
      loop.knowsOtherThreads = loop.knowsOtherThreads ?? false
      return center.noteSharedCalls()
    }
  }

  /// Runs jobs; returns true if the number `most` is reached, or if too many jobs in a row had no visible effect.
  private func runJobs(
    of center: any CenterAtWork,
    atMost most: Int = .max
  ) throws(PlayProblem.Cause) -> Bool {
    var (idleJobs, left) = (0, most)
    var progress = center.progress
    let logsTasks = loop.log.isKept
    if logsTasks { loop.log.effects = center.effects }
    repeat {
      while true {
        guard left > 0 else { return true }
        guard loop.runNext() else { break }
        left -= 1
        let now = center.progress
        if now == progress {
          idleJobs += 1
          if idleJobs == center.patience.jobs { return true }
        } else {
          (idleJobs, progress) = (0, now)
          if logsTasks { loop.log.note(loop.runningTask, effects: center.effects) }
          guard center.effectsOfTurn <= center.patience.effects else { throw .neverQuiet(.effects) }
        }
      }
    } while loop.takeInbox()
    return false
  }

  func waitForLateEffects() async {
    guard listens, let center, !center.hasLateEffect else { return }
    await loop.letTheMainQueueRun(times: Self.turnsOfTheMainQueue) {
      self.loop.takeInbox()
      _ = try? self.runJobs(of: center)
      return !center.hasLateEffect
    }
  }

  func endProcess(_ end: () -> Void) {
    process += 1
    for task in idleTasks { task.end() }
    idleTasks = []
    loop.endProcess(end)
  }

  func end() {
    loop.end(limit: Self.jobsAtTheEnd)
    center = nil
  }
}

extension PlayLoop {
  /// The loop of this process; nil if the runtime cannot be hooked or does not behave as expected.
  @MainActor static let shared: PlayLoop? = {
    let loop = PlayLoop()
    // A play that waits by hops might be in progress. That play's hook would take the jobs of `captures()`, so the hook
    // is off meanwhile.
    return PoolCount.pausing { PlayRuntime.install(asking: loop) && loop.captures() } ? loop : nil
  }()

  /// Tests whether the loop receives a job of the main actor, a job of the pool, a yield and a sleep.
  @MainActor func captures() -> Bool {
    let steps = Locked(0)
    var slept = 0
    begin(Schedule()) { number, _ in slept = number }
    Task { @MainActor in
      steps.withLock { $0 += 1 }
      await Task.yield()
      steps.withLock { $0 += 1 }
      await Task.detached { steps.withLock { $0 += 1 } }.value
      try? await Task.sleep(for: .seconds(1))
      steps.withLock { $0 += 1 }
    }
    while runNext() {}
    let isAsleep = steps.withLock { $0 } == 3 && sleeping == 1
    wake(slept)
    while runNext() {}
    end(limit: 10)
    return isAsleep && steps.withLock { $0 } == 4
  }
}
