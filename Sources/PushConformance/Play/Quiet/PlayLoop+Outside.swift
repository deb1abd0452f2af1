import Dispatch
import PushSimulation

extension PlayLoop {
  /// The part of the loop's state that other threads also access.
  struct Outside {
    var origins: [UInt64: Origin] = [:]
    /// The play's jobs from other threads that the loop has not taken yet.
    var inbox: [Job] = []
    var waiting: (number: Int, play: CheckedContinuation<Void, Never>, alarm: DispatchWorkItem)?

    mutating func takeInbox() -> [Job] {
      defer { inbox = [] }
      return inbox
    }

    /// Ends the wait; an alarm passes the `number` of its wait, because the alarm of an earlier wait can fire late.
    mutating func endWait(_ number: Int? = nil) -> CheckedContinuation<Void, Never>? {
      guard let ended = waiting, number == nil || number == ended.number else { return nil }
      waiting = nil
      ended.alarm.cancel()
      return ended.play
    }
  }

  /// Returns whether a job from another thread belongs to a task of the play; if so, the loop takes the job.
  func takeFromOutside(_ job: Job, of task: UInt64) -> Bool {
    guard task != 0 else { return false }
    let taker = outside.withLock { outside -> (CheckedContinuation<Void, Never>?)? in
      guard outside.origins[task] != nil else { return nil }
      outside.inbox.append(job)
      return .some(outside.endWait())
    }
    taker??.resume()
    return taker != nil
  }

  /// Suspends until another thread sends a job or the limit passes.
  @MainActor func waitOutside(for limit: Duration) async {
    waits += 1
    let number = waits
    let alarm = alarm(ofWait: number)
    await suspend { play in
      let mustWait = outside.withLock { outside in
        if outside.inbox.isEmpty { outside.waiting = (number, play, alarm) }
        return outside.waiting != nil
      }
      guard mustWait else { return play.resume() }
      DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1), execute: alarm)
    }
  }

  private nonisolated func alarm(ofWait number: Int) -> DispatchWorkItem {
    DispatchWorkItem { [outside] in outside.withLock { $0.endWait(number) }?.resume() }
  }

  @MainActor func letTheMainQueueRun(
    times: Int,
    while goesOn: @escaping @MainActor () -> Bool
  ) async {
    await suspend { play in resume(play, afterTurnsOfTheMainQueue: times, while: goesOn) }
  }

  @MainActor private func resume(
    _ play: CheckedContinuation<Void, Never>,
    afterTurnsOfTheMainQueue times: Int,
    while goesOn: @escaping @MainActor () -> Bool
  ) {
    DispatchQueue.main.async { [self] in
      mark.set()
      let isOver = !goesOn() || times <= 1
      mark.clear()
      guard !isOver else { return resume(play) }
      resume(play, afterTurnsOfTheMainQueue: times - 1, while: goesOn)
    }
  }

  /// Resumes the task of the play on this thread, which is the main thread.
  ///
  /// The runtime would resume the task in the pool, and the task would then return to the main actor. Two thread
  /// switches take as long as a short play. So the loop takes the pool's job, and runs the job on the main actor.
  @MainActor private func resume(_ play: CheckedContinuation<Void, Never>) {
    mark.set()
    resumption = []
    play.resume()
    let jobs = resumption ?? []
    resumption = nil
    mark.clear()
    for job in jobs { PlayRuntime.run(job.job, in: .main) }
  }

  /// Suspends the task of the play; until the task resumes, jobs on this thread count as jobs of other code.
  @MainActor private func suspend(_ body: (CheckedContinuation<Void, Never>) -> Void) async {
    mark.clear()
    await withCheckedContinuation(body)
    mark.set()
  }
}
