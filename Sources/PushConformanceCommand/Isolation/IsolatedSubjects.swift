#if canImport(Subprocess)
  import Foundation
  import PushConformance

  /// Lets each subject play in a process of its own.
  ///
  /// A process answers one request after another until it ends.
  struct IsolatedSubjects: SubjectHosts {
    private let executable: String
    private let limits: WorkerLimits
    private let adapters: [AdapterSubject]

    /// Prepares to run this executable again.
    ///
    /// - Parameters:
    ///   - limits: The limits of a worker.
    ///   - adapters: The subjects that a worker reaches in a further process.
    /// - Throws: A failure if the path of the executable is unknown.
    init(
      within limits: WorkerLimits,
      adapters: [AdapterSubject] = []
    ) throws(ToolFailure) {
      guard let url = Bundle.main.executableURL else {
        throw .kit("the path of this program is not known; subjects can play with --no-isolation")
      }
      executable = url.path(percentEncoded: false)
      self.limits = limits
      self.adapters = adapters
    }

    func host(of subject: String) -> any SubjectHost {
      let adapter = adapters.first { $0.handshake.name == subject }
      return Host(
        of: [subject] + (adapter?.arguments ?? []),
        executable: executable,
        limits: limits
      )
    }

    private final class Host: SubjectHost {
      /// The name of the subject, and flags of the worker.
      private let subject: [String]
      private let executable: String
      private let limits: WorkerLimits
      private var worker: WorkerProcess?
      private var hasHung = false
      /// The reason why there can be no process for the subject.
      private var obstacle: ProcessEnd?

      init(of subject: [String], executable: String, limits: WorkerLimits) {
        self.subject = subject
        self.executable = executable
        self.limits = limits
      }

      func answer(to request: [UInt8]) async -> Result<[UInt8], ProcessEnd> {
        if let obstacle { return .failure(obstacle) }
        do throws(ProcessEnd) {
          let worker = try readyWorker()
          let seconds = hasHung ? limits.secondsAfterHang : limits.seconds
          return .success(try worker.answer(to: request, seconds: seconds))
        } catch {
          if case .timeLimit = error.cause { hasHung = true }
          if case .notStarted = error.cause { obstacle = error }
          worker = nil
          return .failure(error)
        }
      }

      private func readyWorker() throws(ProcessEnd) -> WorkerProcess {
        if let worker { return worker }
        let started = try WorkerProcess(of: subject, running: executable, within: limits)
        worker = started
        return started
      }
    }
  }
#endif
