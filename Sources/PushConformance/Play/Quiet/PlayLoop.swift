import PushSimulation

/// Runs the jobs of the center that plays, on the thread of the play, until none is left.
///
/// A job is a piece of a task between two suspensions, as Swift's runtime hands it to an executor. The
/// executors of the process ask the loop about every job, see ``PlayRuntime``. A job belongs to the play if
/// the thread of the play enqueues it, or if its task is one that the loop has had before. All others go to
/// the executors that the process had at first. See Specs/decisions/0013.
///
/// Unchecked because the thread of the play alone touches what is not `outside`.
final class PlayLoop: @unchecked Sendable {
  /// Where a job runs.
  enum Lane: Sendable { case main, pool }

  /// A job that the loop runs later.
  struct Job: Sendable {
    var job: UnownedJob
    var lane: Lane
    /// The turn in which its task was first seen; nil for a job of an actor.
    var turn: Int?
  }

  /// Where a task was first seen.
  struct Origin {
    /// How many processes of the play had ended.
    var process: Int
    /// How many turns had ended.
    var turn: Int
  }

  let mark = ThreadMark()
  let outside = Locked(Outside())
  private var ready = ReadyJobs()
  /// Jobs that wait for the clock of the play.
  private var sleepers: [Int: Job] = [:]
  private var nextSleeper = 0
  /// Jobs of processes that have ended.
  private var ended: [Job] = []
  /// The tasks of the play that have no parent, kept alive so that they can be cancelled.
  private var kept: [Task<Void, Never>] = []
  /// How many processes of the play have ended.
  private var process = 0
  private var isEndingProcess = false
  private var isOver = false
  private var lastForeignTask: UInt64 = 0
  /// Where the job runs that is running.
  private var lane: Lane?
  /// The task that was captured last, and its origin: most jobs are of the same task.
  private var lastTask: (id: UInt64, origin: Origin) = (0, Origin(process: 0, turn: 0))
  private var turn = 0
  /// The moments at which another job than the oldest ran.
  private(set) var overtakings: [Overtaking] = []
  private var turnBegan = ContinuousClock.now
  /// Has the clock of the play call ``wake(_:)``.
  private var schedulesWakeUp: (@MainActor (_ number: Int, _ delay: Duration) -> Void)?

  /// Whether another thread had a part in the play, so that its order is not the loop's alone.
  private(set) var hasForeignJobs = false
  /// Whether a job of the pool assumed to be isolated to the main actor.
  private(set) var hasAssumedMainActor = false

  /// The order of the jobs, as far as it has been followed.
  var schedule: Schedule { ready.schedule }

  /// How many jobs wait for the clock.
  var sleeping: Int { sleepers.count }

  // MARK: - A play

  /// Begins a play on the current thread.
  ///
  /// - Parameters:
  ///   - schedule: The order of the jobs.
  ///   - wakeUp: Has the clock of the play call ``wake(_:)`` with the number after the delay.
  @MainActor func begin(
    _ schedule: Schedule,
    wakingUpBy wakeUp: @escaping @MainActor (_ number: Int, _ delay: Duration) -> Void
  ) {
    (process, isOver, hasForeignJobs, hasAssumedMainActor) = (0, false, false, false)
    (schedulesWakeUp, turnBegan, lastForeignTask, turn, overtakings) = (wakeUp, .now, 0, -1, [])
    lastTask.id = 0
    mark.set()
    // Identifiers of tasks grow: a task with a smaller one than this belongs to others.
    Task { @MainActor in }
    lastForeignTask = lastTask.id
    _ = runNext()
    ready = ReadyJobs(schedule: schedule)
  }

  /// Ends the play: cancels the tasks that are left, and runs what they still have to do.
  ///
  /// - Parameter limit: The most jobs that they get for it. What is left then never runs.
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
    // A cancelled sleep leaves the job behind that would have ended it.
    ended += takeSleepers()
    drain()
    (ready, ended, sleepers, kept, schedulesWakeUp) = (ReadyJobs(), [], [:], [], nil)
    outside.withLock { $0 = Outside() }
    mark.clear()
  }

  /// Ends a process of the play: its jobs run when the play is over.
  @MainActor func endProcess(_ end: () -> Void) {
    takeInbox()
    process += 1
    isEndingProcess = true
    end()
    isEndingProcess = false
    ended += ready.takeAll() + takeSleepers()
  }

  /// Notes that a turn begins, before which no sleep of the turn was asked for.
  func beginTurn() {
    turnBegan = .now
    turn += 1
  }

  // MARK: - Jobs

  /// Runs the next job.
  ///
  /// - Returns: Whether there was one.
  @MainActor func runNext() -> Bool {
    guard let next = ready.take() else { return false }
    if let overtaken = next.overtaken {
      overtakings.append(Overtaking(turn: turn, begun: next.job.turn, overtaken: overtaken.turn))
    }
    lane = next.job.lane
    PlayRuntime.run(next.job.job, in: next.job.lane)
    lane = nil
    return true
  }

  /// Lets the jobs run next that other threads have sent.
  ///
  /// - Returns: Whether there were any.
  @discardableResult func takeInbox() -> Bool {
    let jobs = outside.withLock { outside in
      defer { outside.inbox = [] }
      return outside.inbox
    }
    for job in jobs { add(job) }
    if !jobs.isEmpty { hasForeignJobs = true }
    return !jobs.isEmpty
  }

  /// Lets a job run next whose time has come.
  func wake(_ number: Int) {
    if let job = sleepers.removeValue(forKey: number) { add(job) }
  }

  /// Takes a job if it belongs to the play; any thread may ask.
  func take(_ job: UnownedJob, in lane: Lane) -> Bool {
    let task = PlayRuntime.taskID(of: job)
    let job = Job(job: job, lane: lane)
    guard mark.isHere else { return takeFromOutside(job, of: task) }
    guard task == 0 || task > lastForeignTask else { return false }
    add(job)
    return true
  }

  /// Takes a job that is to run after a time, if it belongs to the play; any thread may ask.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - lane: Where it runs.
  ///   - remaining: The time that is left; nil for a clock whose durations are none of Swift's.
  /// - Returns: Whether the job is taken.
  func takeSleeper(_ job: UnownedJob, in lane: Lane, for remaining: Duration?) -> Bool {
    guard mark.isHere, let remaining, let schedulesWakeUp, !isOver else { return false }
    // The job ends a sleep and has no task of its own, so its process is the one that sleeps now.
    nextSleeper += 1
    sleepers[nextSleeper] = Job(job: job, lane: lane)
    let delay = Duration.roundest(from: remaining, to: remaining + (.now - turnBegan))
    let number = nextSleeper
    // The thread is that of the play, whatever the executor of the job that sleeps.
    let running = self.lane
    self.lane = nil
    MainActor.assumeIsolated { schedulesWakeUp(number, delay) }
    self.lane = running
    return true
  }

  /// Notes that code asks whether it is isolated to the main actor though the executor is another one; any
  /// thread may ask.
  ///
  /// - Returns: Whether the code runs in the play.
  func isCheckingIsolation() -> Bool {
    guard mark.isHere else { return false }
    if lane == .pool { hasAssumedMainActor = true }
    return true
  }

  private func takeSleepers() -> [Job] {
    defer { sleepers = [:] }
    return sleepers.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Has a job of the play run later: with the others, or after the play if its process has ended.
  private func add(_ job: Job) {
    var job = job
    let origin = origin(of: job.job)
    job.turn = origin?.turn
    let owner = origin?.process ?? currentProcess
    if owner < process, !isOver { ended.append(job) } else { ready.add(job) }
  }

  /// The process that what begins now belongs to.
  private var currentProcess: Int { isEndingProcess ? process - 1 : process }

  /// Returns where the task of a job was first seen, which may be here; nil for a job of an actor.
  private func origin(of job: UnownedJob) -> Origin? {
    let task = PlayRuntime.taskID(of: job)
    guard task != 0 else { return nil }
    if task == lastTask.id { return lastTask.origin }
    let current = Origin(process: currentProcess, turn: max(turn, 0))
    let (origin, isNew) = outside.withLock { outside in
      if let known = outside.origins[task] { return (known, false) }
      outside.origins[task] = current
      return (current, true)
    }
    if isNew, let task = PlayRuntime.keepableTask(of: job) { kept.append(task) }
    lastTask = (task, origin)
    return origin
  }

  /// Gets to know the current task, which has begun without a job.
  func noteCurrentTask() {
    if let job = PlayRuntime.currentJob { _ = origin(of: job) }
  }
}
