import Dispatch

/// A thread that waits for one worker (a process that plays a subject), while the rest of the run goes on.
///
/// A task that waits in a system call would keep a thread of the pool from other tasks.
final class WaitingThread: SerialExecutor {
  private let queue = DispatchQueue(label: "push-conformance.worker")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
