/// The end of a process in which a subject played, before the process had answered.
package struct ProcessEnd: Error, Sendable, Hashable {
  /// The reason why a process has ended, or was ended by the kit.
  package enum Cause: Sendable, Hashable {
    /// The process exited with a code.
    case exited(Int)
    /// A signal ended the process.
    case signal(Int)
    /// A play took longer than a number of seconds.
    case timeLimit(Int)
    /// The process printed more than a number of megabytes in one play.
    case output(limit: Int)
    /// The process used more than a number of megabytes of memory.
    case memory(limit: Int)
    /// The process closed the descriptor for its answers.
    case closedChannel
    /// The process answered with bytes that the kit cannot read.
    case unreadableAnswer
    /// The process could not be started; the text says why.
    case notStarted(String)
  }

  /// The step that was open when a process ended.
  package struct OpenStep: Sendable, Hashable {
    /// The number of the play among those of its request, from 0.
    package var play: Int
    /// The name of the scenario.
    package var scenario: String
    /// The step of the scenario, from 0.
    package var step: Int
    /// The last callback that the center received in the step; empty for none.
    package var callback: String
  }

  /// The reason why the process has ended.
  package var cause: Cause
  /// The step that was open; nil if none was.
  package var last: OpenStep?

  package init(cause: Cause, last: OpenStep? = nil) {
    self.cause = cause
    self.last = last
  }

  /// The kind of a problem of the kit itself, as reports show it.
  package static let notStartedKind = "kit.worker-not-started"

  /// The kind of problem, as reports show it.
  var kind: String {
    switch cause {
    case .exited: "subject.exited"
    case .signal: "subject.crashed"
    case .timeLimit: "subject.timed-out"
    case .output: "subject.flooded-output"
    case .memory: "subject.exceeded-memory"
    case .closedChannel: "subject.closed-descriptors"
    case .unreadableAnswer: "subject.forged-answer"
    case .notStarted: Self.notStartedKind
    }
  }
}
