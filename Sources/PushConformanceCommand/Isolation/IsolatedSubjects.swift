#if canImport(Subprocess)
  import Foundation
  import PushConformance

  /// Lets each subject play in a process of its own.
  ///
  /// A process answers one request after another until it ends.
  struct IsolatedSubjects: SubjectHosts {
    private let executable: String
    private let limits: WorkerLimits

    /// Prepares to run this executable again.
    ///
    /// - Throws: A failure if the path of the executable is unknown.
    init(within limits: WorkerLimits) throws(ToolFailure) {
      guard let url = Bundle.main.executableURL else {
        throw .kit("the path of this program is not known; subjects can play with --no-isolation")
      }
      executable = url.path(percentEncoded: false)
      self.limits = limits
    }

    func host(of subject: String) -> any SubjectHost {
      Host(of: subject, executable: executable, limits: limits)
    }

    private final class Host: SubjectHost {
      private let subject: String
      private let executable: String
      private let limits: WorkerLimits
      private var worker: WorkerProcess?
      private var hasHung = false
      /// The reason why no process can be started for the subject; nil if none is known.
      private var obstacle: ProcessEnd?

      init(of subject: String, executable: String, limits: WorkerLimits) {
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
