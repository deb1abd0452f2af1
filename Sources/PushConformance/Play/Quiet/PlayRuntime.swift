// The way in to Swift's runtime, in this file alone. It is no public interface: other compilers than those
// named here may have it in another form, so they play by hops, see ``HopQuiet``.
#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency

  /// The parts of Swift's runtime that ``PlayLoop`` needs.
  enum PlayRuntime {
    /// Returns the identifier of the task that a job belongs to; 0 for a job of an actor.
    ///
    /// Identifiers are not used again, as addresses are.
    static func taskID(of job: UnownedJob) -> UInt64 { swift_task_getJobTaskId(job) }

    /// The job of the task that is running; nil outside of tasks.
    static var currentJob: UnownedJob? {
      unsafe withUnsafeCurrentTask { task in
        guard let task = unsafe task else { return nil }
        return unsafe unsafeBitCast(task, to: UnownedJob.self)
      }
    }

    /// Returns the task of a job, if that task may be kept alive; nil for a child task, which lives in its
    /// parent, and for a job of an actor.
    ///
    /// The flags of a job are in MetadataValues.h of swiftlang/swift: the lowest byte is the kind, which is
    /// 0 for a task, and bit 24 says that the task is a child.
    ///
    /// The task may have another result: none is asked for. A task is one reference to an object, which
    /// begins with its job.
    static func keepableTask(of job: UnownedJob) -> Task<Void, Never>? {
      let address = unsafe unsafeBitCast(job, to: UnsafeRawPointer.self)
      let flags = unsafe address.load(fromByteOffset: 32, as: UInt32.self)
      guard flags & 0xff == 0, flags & (1 << 24) == 0 else { return nil }
      let object = unsafe Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      return unsafe unsafeBitCast(object, to: Task<Void, Never>.self)
    }

    /// Runs a job on the current thread.
    static func run(_ job: UnownedJob, in lane: PlayLoop.Lane) {
      switch lane {
      case .main: unsafe job.runSynchronously(on: Executors.main)
      case .pool: unsafe job.runSynchronously(on: Executors.pool)
      }
    }

    /// Has the executors of the process ask a loop for each job, if they do not yet.
    ///
    /// - Returns: Whether they do now.
    static func install(asking loop: PlayLoop) -> Bool {
      guard !isInstalled else { return true }
      guard unsafe Executors.loop == nil else { return false }
      unsafe Executors.loop = loop
      _createExecutors(factory: Executors.self)
      return isInstalled
    }

    /// Whether the executors of the process are still the ones that ask the loop: a library or a subject may
    /// install its own.
    static var isInstalled: Bool {
      MainActor.executor is CapturingMainExecutor && Task.defaultExecutor is CapturingPoolExecutor
    }
  }

  @_silgen_name("swift_task_getJobTaskId")
  private func swift_task_getJobTaskId(_ job: UnownedJob) -> UInt64

  private enum Executors: ExecutorFactory {
    /// Set once, before the executors that read it are installed.
    nonisolated(unsafe) static var loop: PlayLoop?

    static let mainExecutor: any MainExecutor = CapturingMainExecutor(
      unsafe loop,
      passingOnTo: MainActor.executor
    )
    static let defaultExecutor: any TaskExecutor = CapturingPoolExecutor(
      unsafe loop,
      passingOnTo: Task.defaultExecutor
    )

    static let main = unsafe mainExecutor.asUnownedSerialExecutor()
    /// The generic executor, on which jobs run that may run anywhere: the runtime has two zeros for it.
    static let pool = unsafe unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
  }

  /// Asks the loop about each job, and hands all others to the executor that was there before.
  private protocol CapturingExecutor: SchedulingExecutor {
    var loop: PlayLoop? { get }
    var lane: PlayLoop.Lane { get }
    var original: any Executor { get }
  }

  extension CapturingExecutor {
    fileprivate func capture(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if loop?.take(job, in: lane) != true { original.enqueue(ExecutorJob(job)) }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob,
      at instant: C.Instant,
      tolerance: C.Duration?,
      clock: C
    ) {
      let job = UnownedJob(job)
      let remaining = clock.now.duration(to: instant) as? Duration
      if loop?.takeSleeper(job, in: lane, for: remaining) == true { return }
      guard let original = original as? any SchedulingExecutor else { return }
      original.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob,
      after delay: C.Duration,
      tolerance: C.Duration?,
      clock: C
    ) {
      let job = UnownedJob(job)
      if loop?.takeSleeper(job, in: lane, for: delay as? Duration) == true { return }
      guard let original = original as? any SchedulingExecutor else { return }
      original.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
    }
  }

  private final class CapturingMainExecutor: MainExecutor, CapturingExecutor {
    let loop: PlayLoop?
    let lane = PlayLoop.Lane.main
    private let main: any MainExecutor
    var original: any Executor { main }

    init(_ loop: PlayLoop?, passingOnTo original: any MainExecutor) {
      self.loop = loop
      main = original
    }

    var isMainExecutor: Bool { true }
    func run() throws { try main.run() }
    func stop() { main.stop() }
    func enqueue(_ job: consuming ExecutorJob) { capture(job) }

    func checkIsolated() {
      // A pool job that runs on the main thread is not isolated to the main actor, though the thread is the
      // right one.
      if loop?.isCheckingIsolation() != true { main.checkIsolated() }
    }
  }

  private final class CapturingPoolExecutor: TaskExecutor, CapturingExecutor {
    let loop: PlayLoop?
    let lane = PlayLoop.Lane.pool
    let original: any Executor

    init(_ loop: PlayLoop?, passingOnTo original: any TaskExecutor) {
      self.loop = loop
      self.original = original
    }

    func enqueue(_ job: consuming ExecutorJob) { capture(job) }
  }
#else
  /// The parts of Swift's runtime that ``PlayLoop`` needs, which this compiler or platform does not show.
  enum PlayRuntime {
    static var isInstalled: Bool { false }
    static func install(asking loop: PlayLoop) -> Bool { false }
    static func taskID(of job: UnownedJob) -> UInt64 { 0 }
    static var currentJob: UnownedJob? { nil }
    static func keepableTask(of job: UnownedJob) -> Task<Void, Never>? { nil }
    static func run(_ job: UnownedJob, in lane: PlayLoop.Lane) {}
  }
#endif
