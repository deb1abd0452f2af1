#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) import _Concurrency

  /// Executors as another library can install them: they pass all jobs on.
  enum OwnExecutors: ExecutorFactory {
    static let mainExecutor: any MainExecutor = Main(MainActor.executor)
    static let defaultExecutor: any TaskExecutor = Task.defaultExecutor

    /// Takes the current executors of the process, to which all jobs are passed.
    static func prepare() { _ = (mainExecutor, defaultExecutor) }

    static func install() { _createExecutors(factory: Self.self) }

    private final class Main: MainExecutor {
      private let original: any MainExecutor
      init(_ original: any MainExecutor) { self.original = original }
      func run() throws { try original.run() }
      func stop() { original.stop() }
      var isMainExecutor: Bool { true }
      func checkIsolated() { original.checkIsolated() }
      func enqueue(_ job: consuming ExecutorJob) { original.enqueue(job) }
    }
  }
#endif
