package import PushConformance

/// An object that starts processes in which subjects play.
///
/// Each process has to call ``Worker/serve(_:over:answers:noting:megabytes:)``.
package protocol WorkerLauncher: Sendable {
  /// Starts a process, and returns without waiting until the process runs.
  func launch(
    _ subject: String,
    noting page: SharedPage,
    within limits: WorkerLimits
  ) throws(ProcessEnd) -> WorkerConnection
}

/// The descriptors that connect a run with a worker, in the process of the run.
package struct WorkerConnection: Sendable {
  /// The pipe into which the run writes requests to the worker.
  let requests: Descriptor
  /// The pipe from which the run reads the answers of the worker.
  let answers: Descriptor
  /// The pipe from which the run reads the text that the subject prints.
  let output: Descriptor
  let end: WorkerEnd

  /// Creates a connection, whose descriptors the run closes.
  package init(
    requests: Descriptor,
    answers: Descriptor,
    output: Descriptor,
    end: WorkerEnd
  ) {
    self.requests = requests
    self.answers = answers
    self.output = output
    self.end = end
  }
}
