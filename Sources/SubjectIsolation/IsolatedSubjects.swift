import Dispatch
package import PushConformance

/// Lets each subject play in a process of its own.
package struct IsolatedSubjects: SubjectHosts {
  private let launcher: any WorkerLauncher
  private let limits: WorkerLimits
  private let place: String?

  /// Creates a value whose hosts start the process of a subject at the first request.
  ///
  /// `place` is the path of a file in which the first process of a subject notes the step that it is playing. The file
  /// remains even if the process of the run is killed.
  package init(
    by launcher: any WorkerLauncher,
    within limits: WorkerLimits,
    notingAt place: String? = nil
  ) {
    self.launcher = launcher
    self.limits = limits
    self.place = place
  }

  package func host(of subject: String, number: Int) -> any SubjectHost {
    // Several processes cannot note their steps in one file.
    Host(of: subject, in: self, place: number == 0 ? place : nil)
  }

  /// Waits for one subject's process on a thread of its own, so that other hosts can answer meanwhile.
  private actor Host: SubjectHost {
    private let thread = WaitingThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor {
      unsafe thread.asUnownedSerialExecutor()
    }

    private let subject: String
    private let subjects: IsolatedSubjects
    private let place: String?
    private var worker: WorkerProcess?
    private var hasHung = false
    /// The reason why no process can be started for the subject; nil if no start has failed.
    private var obstacle: ProcessEnd?

    init(of subject: String, in subjects: IsolatedSubjects, place: String?) {
      (self.subject, self.subjects, self.place) = (subject, subjects, place)
    }

    func answer(to request: [UInt8]) async -> Result<[UInt8], ProcessEnd> {
      if let obstacle { return .failure(obstacle) }
      let limits = subjects.limits
      do throws(ProcessEnd) {
        let launcher = subjects.launcher
        let ready =
          if let worker {
            worker
          } else {
            try WorkerProcess(of: subject, by: launcher, within: limits, notingAt: place)
          }
        worker = ready
        let seconds = hasHung ? limits.secondsAfterHang : limits.seconds
        return .success(try ready.answer(to: request, seconds: seconds))
      } catch {
        var end = error
        if end.isTimeLimit {
          hasHung = true
          // The error names the usual limit even after an earlier hang, so every hang is the same error.
          end.cause = .timeLimit(limits.seconds)
        }
        if case .notStarted = end.cause { obstacle = end }
        worker = nil
        return .failure(end)
      }
    }
  }
}

/// A thread that waits for one worker, which is a process that plays a subject.
///
/// A task that waits in a system call would block a thread of Swift's concurrency pool.
final class WaitingThread: SerialExecutor {
  private let queue = DispatchQueue(label: "push-conformance.worker")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
