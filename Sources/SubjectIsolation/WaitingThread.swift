import Dispatch

/// A thread on which a run waits for one worker, while the run goes on and waits for other workers.
///
/// A task that waits in a system call would keep a thread of the pool from other tasks.
final class WaitingThread: SerialExecutor {
  private let queue = DispatchQueue(label: "push-conformance.worker")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
