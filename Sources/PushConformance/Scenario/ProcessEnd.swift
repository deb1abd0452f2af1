/// The end of a process in which a subject played, before the process had answered.
package struct ProcessEnd: Error, Sendable, Hashable {
  /// Why a process has ended, or was ended by the kit.
  package enum Cause: Sendable, Hashable {
    /// It has left with an exit code.
    case exited(Int)
    /// A signal has ended it.
    case signal(Int)
    /// A play took longer than a number of seconds.
    case timeLimit(Int)
    /// It printed more than a number of megabytes in one play.
    case output(limit: Int)
    /// It held more than a number of megabytes of memory.
    case memory(limit: Int)
    /// It closed the descriptor on which it answers.
    case closedChannel
    /// It answered with bytes that the kit has not written.
    case unreadableAnswer
    /// It could not be started; the text says why.
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
    /// The callback that the center was handed last in the step; empty for none.
    package var callback: String

    package init(play: Int, scenario: String, step: Int, callback: String) {
      self.play = play
      self.scenario = scenario
      self.step = step
      self.callback = callback
    }
  }

  /// Why the process has ended.
  package var cause: Cause
  /// The step that was open; nil where none was.
  package var last: OpenStep?

  package init(cause: Cause, last: OpenStep? = nil) {
    self.cause = cause
    self.last = last
  }

  /// The kind of a problem of the kit itself, as reports name it.
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
