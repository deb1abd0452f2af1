import Foundation
import PushSimulation

/// Runs the jobs of the center on the play's thread, until no job is left.
///
/// A job is the part of a task between two suspensions, as Swift's runtime passes it to an executor. The executors of
/// the process offer every job to the loop, see ``PlayRuntime``. A job belongs to the play if the play's thread
/// enqueues the job, or if the loop knows the job's task. Original executors run other jobs (Specs/decisions/0013).
///
/// The conformance to `Sendable` is unchecked, because only the play's thread accesses the state, except for `outside`.
final class PlayLoop: @unchecked Sendable {
  let mark = ThreadMark()
  let outside = Locked(Outside())
  /// The number of waits for other threads in all plays, so that no two waits have the same number.
  var waits = 0
  private var ready = ReadyJobs()
  /// The jobs that wait for the virtual clock, by the numbers that ``wake(_:)`` takes.
  private var sleepers: [Int: Job] = [:]
  private var nextSleeper = 0
  /// The jobs of processes that have ended, which the loop runs at the end of the play.
  private var ended: [Job] = []
  /// The tasks without a parent task, kept alive so that the loop can cancel them.
  private var kept: [Task<Void, Never>] = []
  /// The number of processes of the play that have ended.
  private var process = 0
  private var isEndingProcess = false
  private var isOver = false
  private var lastForeignTask: UInt64 = 0
  /// The jobs that resume the play's own task, in practice one job; nil unless ``resume(_:)`` collects the jobs.
  var resumption: [Job]?
  /// The executor of the job that runs now; nil if no job runs.
  private var lane: Lane?
  /// The task of the job that runs now, or else of the job that ran last; 0 if this job belongs to no task.
  private(set) var runningTask: UInt64 = 0
  /// The task that the loop looked up last, kept because consecutive jobs often belong to one task.
  private var lastTask: (id: UInt64, origin: Origin) = (0, Origin(process: 0, turn: 0))
  private var turn = 0
  var log = TaskLog()
  private var isBeginningCall = false
  private var turnBegan = ContinuousClock.now
  private var schedulesWakeUp: (@MainActor (_ number: Int, _ delay: Duration) -> Void)?

  /// True if other threads have sent jobs, so that the order of jobs does not depend only on the loop.
  private(set) var hasForeignJobs = false
  /// True if other threads have sent jobs in any play of this process; nil before the first wait for such a job.
  var knowsOtherThreads: Bool?
  /// True if code in a job of the pool assumed that the main actor runs this code.
  private(set) var hasAssumedMainActor = false

  var schedule: Schedule { ready.schedule }

  var hasReadyJobs: Bool { !ready.isEmpty }

  var sleeping: Int { sleepers.count }

  // MARK: - A play

  /// Begins a play on the current thread; `wakeUp` asks the play's clock to call ``wake(_:)`` after the delay.
  @MainActor func begin(
    _ schedule: Schedule,
    wakingUpBy wakeUp: @escaping @MainActor (_ number: Int, _ delay: Duration) -> Void
  ) {
    (process, isOver, hasForeignJobs, hasAssumedMainActor) = (0, false, false, false)
    (schedulesWakeUp, turnBegan, lastForeignTask, turn) = (wakeUp, .now, 0, -1)
    (lastTask.id, log) = (0, TaskLog())
    mark.set()
    // Task identifiers only grow. So each task up to the identifier of this empty task belongs to other code.
    Task { @MainActor in }
    lastForeignTask = lastTask.id
    _ = runNext()
    ready = ReadyJobs(schedule: schedule)
    log = TaskLog(isKept: !schedule.isUsual)
  }

  /// Cancels the remaining tasks and lets them finish, in at most `limit` jobs; jobs beyond the limit never run.
  @MainActor func end(limit: Int) {
    isOver = true
    ended += ready.takeAll()
    ready = ReadyJobs()
    var left = limit
    func drain() {
      repeat {
        for job in ended { ready.add(job) }
        ended = []
        takeInbox()
        while left > 0, runNext() { left -= 1 }
      } while left > 0 && !ended.isEmpty
    }
    drain()
    for task in kept { task.cancel() }
    // When a sleep is canceled, the job that would have ended the sleep remains.
    ended += takeSleepers()
    drain()
    (ready, ended, sleepers, kept, schedulesWakeUp) = (ReadyJobs(), [], [:], [], nil)
    outside.withLock { $0 = Outside() }
    mark.clear()
  }

  /// Ends a process of the play; the remaining jobs of the process run after the play.
  @MainActor func endProcess(_ end: () -> Void) {
    takeInbox()
    process += 1
    isEndingProcess = true
    end()
    isEndingProcess = false
    ended += ready.takeAll() + takeSleepers()
  }

  // A sleep that the center requests in the turn starts no earlier than `turnBegan`.
  func beginTurn() {
    turnBegan = .now
    turn += 1
  }

  // MARK: - Jobs

  @MainActor func runNext() -> Bool {
    guard let next = ready.take() else { return false }
    let job = next.job
    if let overtaken = next.overtaken {
      log.note(job.task, overtaking: overtaken.task, inTurn: turn)
    }
    (lane, runningTask) = (job.lane, job.task)
    PlayRuntime.run(job.job, in: job.lane)
    lane = nil
    return true
  }

  /// Makes the jobs from other threads ready; returns false if no such job has arrived.
  @discardableResult func takeInbox() -> Bool {
    let jobs = outside.withLock { $0.takeInbox() }
    for job in jobs { add(job) }
    if !jobs.isEmpty { (hasForeignJobs, knowsOtherThreads) = (true, true) }
    return !jobs.isEmpty
  }

  func wake(_ number: Int) { if let job = sleepers.removeValue(forKey: number) { add(job) } }

  /// Takes a job that belongs to the play, on any thread; returns false for any other job.
  func take(_ job: UnownedJob, in lane: Lane) -> Bool {
    let task = PlayRuntime.taskID(of: job)
    let job = Job(job: job, lane: lane)
    guard mark.isHere else { return takeFromOutside(job, of: task) }
    if resumption?.append(job) != nil { return true }
    guard task == 0 || task > lastForeignTask else { return false }
    add(job)
    return true
  }

  /// Takes a job that is to run after a delay; `remaining` is nil for a clock whose duration type is not `Duration`.
  func takeSleeper(_ job: UnownedJob, in lane: Lane, for remaining: Duration?) -> Bool {
    guard mark.isHere, let remaining, let schedulesWakeUp, !isOver else { return false }
    // The job only ends a sleep, and has no task of its own. So the loop records the task that requested the sleep.
    let sleeper = Job(job: job, lane: lane, task: self.lane == nil ? 0 : runningTask)
    let delay = Duration.roundest(from: remaining, to: remaining + (.now - turnBegan))
    if delay == .zero {
      add(sleeper)
      return true
    }
    nextSleeper += 1
    sleepers[nextSleeper] = sleeper
    let number = nextSleeper
    // The next call runs code of the kit, which correctly assumes the main actor, even inside a job of the pool.
    let running = self.lane
    self.lane = nil
    MainActor.assumeIsolated { schedulesWakeUp(number, delay) }
    self.lane = running
    return true
  }

  /// Returns whether this is the play's thread; records a fault if a job of the pool assumes the main actor.
  func isCheckingIsolation() -> Bool {
    guard mark.isHere else { return false }
    if lane == .pool { hasAssumedMainActor = true }
    return true
  }

  private func takeSleepers() -> [Job] {
    defer { sleepers = [:] }
    return sleepers.sorted { $0.key < $1.key }.map(\.value)
  }

  private func add(_ job: Job) {
    var job = job
    let task = PlayRuntime.taskID(of: job.job)
    let origin = origin(of: job.job, task)
    if task != 0 { job.task = task } else if lane != nil { job.task = runningTask }
    let owner = origin?.process ?? currentProcess
    if owner < process, !isOver { ended.append(job) } else { ready.add(job) }
  }

  private var currentProcess: Int { isEndingProcess ? process - 1 : process }

  /// Returns the origin of a job's task, and records the origin of a new task; nil for a job without a task.
  private func origin(of job: UnownedJob, _ task: UInt64) -> Origin? {
    guard task != 0 else { return nil }
    // The kit makes several calls in one task, so the log notes each call, even if the task is already known.
    if isBeginningCall { log.noteCall(in: task, inTurn: max(turn, 0)) }
    if task == lastTask.id { return lastTask.origin }
    let number = isBeginningCall ? 0 : log.begun + 1
    let current = Origin(process: currentProcess, turn: max(turn, 0), number: number)
    let (origin, isNew) = outside.withLock { outside in
      if let known = outside.origins[task] { return (known, false) }
      outside.origins[task] = current
      return (current, true)
    }
    if isNew, number > 0 { log.noteTask(inTurn: current.turn) }
    if isNew, let task = PlayRuntime.keepableTask(of: job) { kept.append(task) }
    lastTask = (task, origin)
    return origin
  }

  /// Begins a call to the center, so that the call's task does not count as a task of the center.
  func beginCall(_ begin: () -> Void) {
    isBeginningCall = log.isKept
    begin()
    isBeginningCall = false
  }

  /// Records the current task, which began without a job of its own.
  func noteCurrentTask() {
    guard let job = PlayRuntime.currentJob else { return }
    beginCall { _ = origin(of: job, PlayRuntime.taskID(of: job)) }
  }
}

extension PlayLoop {
  enum Lane: Sendable { case main, pool }

  struct Job: Sendable {
    var job: UnownedJob
    var lane: Lane
    /// The identifier of the job's task, or else of the task that enqueued the job; 0 if neither task exists.
    var task: UInt64 = 0
  }

  /// The moment at which a task first appeared.
  struct Origin {
    /// The number of processes of the play that had ended at this moment.
    var process: Int
    /// The number of turns that had ended at this moment.
    var turn: Int
    /// The position of the task among the tasks that the center began; 0 for a call by the kit.
    var number = 0
  }
}

extension Duration {
  /// Returns the duration between two limits that has the fewest decimal places in seconds.
  ///
  /// An executor receives a sleep as an instant of a clock, and the clock might have advanced since the turn began. So
  /// the exact duration is unknown, but durations in code are usually round.
  static func roundest(from least: Duration, to most: Duration) -> Duration {
    guard least > .zero else { return .zero }
    var step = Duration.seconds(1)
    while step >= .nanoseconds(1) {
      let rounded = step * Int((least / step).rounded(.up))
      if rounded <= most { return rounded }
      step = step / 10
    }
    return least
  }
}

/// Marks one thread, so that code can tell whether the marked thread runs the code.
///
/// The mark is a thread-local variable. A variable that all threads share could be read by another thread during a
/// write. The kit would then treat the jobs of that other thread as jobs of the play.
final class ThreadMark: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    let status = unsafe pthread_key_create(&key, nil)
    precondition(status == 0, "the system has no thread-local variable left (errno \(status))")
    self.key = key
  }

  var isHere: Bool { unsafe pthread_getspecific(key) != nil }

  func set() { unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1)) }

  func clear() { pthread_setspecific(key, nil) }
}
