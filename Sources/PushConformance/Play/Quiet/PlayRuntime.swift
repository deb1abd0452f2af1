// All code that depends on internals of Swift's runtime is in this file. With other compilers, where these internals
// can differ, plays use hops, see ``HopQuiet``.
#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency

  enum PlayRuntime {
    /// Returns the identifier of a job's task, which is never reused, unlike an address; 0 for a job without a task.
    static func taskID(of job: UnownedJob) -> UInt64 { swift_task_getJobTaskId(job) }

    static var currentJob: UnownedJob? {
      unsafe withUnsafeCurrentTask { task in
        guard let task = unsafe task else { return nil }
        return unsafe unsafeBitCast(task, to: UnownedJob.self)
      }
    }

    /// Returns the task of a job, if the loop can retain the task; nil for a child task or a job of an actor.
    ///
    /// The parent of a child task already retains the child task. The layout of a job's flags is in MetadataValues.h of
    /// swiftlang/swift. The lowest byte is the kind, which is 0 for a task, and bit 24 marks a child task.
    ///
    /// The result type of the task can differ from `Void`. This does no harm, because the loop never reads the result.
    /// A `Task` is one reference to an object, and the address of this object is the address of the task's job.
    static func keepableTask(of job: UnownedJob) -> Task<Void, Never>? {
      let address = unsafe unsafeBitCast(job, to: UnsafeRawPointer.self)
      let flags = unsafe address.load(fromByteOffset: 32, as: UInt32.self)
      guard flags & 0xff == 0, flags & (1 << 24) == 0 else { return nil }
      let object = unsafe Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      return unsafe unsafeBitCast(object, to: Task<Void, Never>.self)
    }

    static func run(_ job: UnownedJob, in lane: PlayLoop.Lane) {
      switch lane {
      case .main: unsafe job.runSynchronously(on: Executors.main)
      case .pool: unsafe job.runSynchronously(on: Executors.pool)
      }
    }

    /// On the first call, installs executors that offer each job to a loop; returns whether they are installed.
    static func install(asking loop: PlayLoop) -> Bool {
      guard !isInstalled else { return true }
      guard unsafe Executors.loop == nil else { return false }
      unsafe Executors.loop = loop
      _createExecutors(factory: Executors.self)
      return isInstalled
    }

    /// True unless a different library, or the subject, has replaced the executors of ``install(asking:)``.
    static var isInstalled: Bool {
      MainActor.executor is CapturingMainExecutor && Task.defaultExecutor is CapturingPoolExecutor
    }
  }

  @_silgen_name("swift_task_getJobTaskId")
  private func swift_task_getJobTaskId(_ job: UnownedJob) -> UInt64

  private enum Executors: ExecutorFactory {
    /// The loop that the executors ask; set once, before the executors are installed.
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
    /// The generic executor, for jobs that can run anywhere; the runtime represents it as two zeros.
    static let pool = unsafe unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
  }

  /// An executor that offers each job to the loop; if the loop refuses a job, the original executor runs the job.
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
      // A pool job that runs on the main thread is not isolated to the main actor.
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
  /// A stand-in for compilers and platforms without the functions that ``PlayLoop`` needs.
  enum PlayRuntime {
    static var isInstalled: Bool { false }
    static func install(asking loop: PlayLoop) -> Bool { false }
    static func taskID(of job: UnownedJob) -> UInt64 { 0 }
    static var currentJob: UnownedJob? { nil }
    static func keepableTask(of job: UnownedJob) -> Task<Void, Never>? { nil }
    static func run(_ job: UnownedJob, in lane: PlayLoop.Lane) {}
  }
#endif
