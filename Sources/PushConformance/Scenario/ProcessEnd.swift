/// The end of a process that was playing a subject and had not yet answered the kit.
package struct ProcessEnd: Error, Sendable, Hashable {
  package enum Cause: Sendable, Hashable {
    case exited(Int)
    case signal(Int)
    /// A play took too long. The number is the usual limit in seconds, even if a shorter limit applied after a hang.
    case timeLimit(Int)
    /// The kit asked no process, because the subject had already hung this number of times.
    case givenUp(hangs: Int)
    /// The process printed more than the limit, in megabytes, during one request.
    case output(limit: Int)
    /// The process held more memory than the limit, in megabytes.
    case memory(limit: Int)
    /// The process closed the file descriptor through which it answers.
    case closedChannel
    case unreadableAnswer
    case notStarted(String)
    case adapter(AdapterFault)
  }

  /// The step that a process is playing, or was playing when the process ended.
  package struct OpenStep: Sendable, Hashable {
    /// The number of the play among the plays of one request, from 0.
    package var play: Int
    package var scenario: String
    /// The index of the step in the scenario, from 0.
    package var step: Int
    /// The last callback that the center received in the step; empty if the center received no callback.
    package var callback: String
  }

  package var cause: Cause
  package var last: OpenStep?
  /// The Swift runtime's line about a crash, such as `Fatal error: Index out of range`; nil if there is no such line.
  package var message: String?

  package init(cause: Cause, last: OpenStep? = nil, message: String? = nil) {
    self.cause = cause
    self.last = last
    self.message = message
  }

  package static func message(in output: [UInt8]) -> String? {
    let lines = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
    let told = lines.last { line in
      ["Fatal error", "Precondition failed", "Assertion failed"].contains { line.contains($0) }
    }
    return told.map { line in
      // Addresses are removed, because they differ between two equal crashes. Control and format characters are also
      // removed, because they can reorder the text on a screen.
      let shown = line.replacing(/0x[0-9a-fA-F]+/, with: "0x…").unicodeScalars
        .filter { ![.control, .format].contains($0.properties.generalCategory) }
      return String(String.UnicodeScalarView(shown.prefix(300)))
    }
  }

  /// Returns the shorter time limit, in seconds, for a subject that has hung before, and will probably hang again.
  package static func secondsAfterHang(ofLimit seconds: Int) -> Int {
    min(seconds, max(5, seconds / 10))
  }

  /// The ``kind`` of ``Cause/notStarted(_:)``, which is a problem of the kit, not of the subject.
  package static let notStartedKind = "kit.worker-not-started"

  package var isTimeLimit: Bool {
    if case .timeLimit = cause { true } else { false }
  }

  var kind: String {
    switch cause {
    case .exited: "subject.exited"
    case .signal: "subject.crashed"
    case .timeLimit: "subject.timed-out"
    case .givenUp: "subject.not-played"
    case .output: "subject.flooded-output"
    case .memory: "subject.exceeded-memory"
    case .closedChannel: "subject.closed-descriptors"
    case .unreadableAnswer: "subject.forged-answer"
    case .notStarted: Self.notStartedKind
    case .adapter(let fault): fault.kind
    }
  }
}
