package import PushConformance

/// An object that starts processes in which subjects play.
///
/// Each process has to call ``Worker/serve(_:over:answers:noting:megabytes:)``.
package protocol WorkerLauncher: Sendable {
  /// Starts a process, and does not wait for it.
  ///
  /// - Parameters:
  ///   - subject: The name of the subject.
  ///   - page: The page on which the process notes its steps.
  ///   - limits: The limits of the process.
  /// - Returns: The connection to the process.
  /// - Throws: The reason why no process can be started.
  func launch(
    _ subject: String,
    noting page: SharedPage,
    within limits: WorkerLimits
  ) throws(ProcessEnd) -> WorkerConnection
}

/// The descriptors that connect a run with a worker, in the process of the run.
package struct WorkerConnection: Sendable {
  /// The requests to the worker.
  let requests: Descriptor
  /// The answers of the worker.
  let answers: Descriptor
  /// The output of the subject.
  let output: Descriptor
  /// The process and its end.
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
