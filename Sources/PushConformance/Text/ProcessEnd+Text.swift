extension ProcessEnd {
  func text(at door: FrontDoor) -> String {
    if case .adapter(let fault) = cause { return fault.text }
    return event + cause.advice(at: door)
  }

  /// The way in which the process ended, without advice.
  package var event: String {
    if case .adapter(let fault) = cause { return fault.text }
    let callback = last.map(\.callback) ?? ""
    return cause.text + (callback.isEmpty ? "" : " while \(callback) was the last callback")
      + (message.map { ": \($0)" } ?? "")
  }

  /// A text that all plays with the same crash share: the message of the runtime, or else the last callback.
  var shared: String { message.map { "\(cause.text): \($0)" } ?? event }
}

extension CaseError {
  /// A text that all errors with one cause share, although their steps differ.
  package var cause: String {
    if case .unstable = self { kind } else { end?.shared ?? text }
  }

  package var end: ProcessEnd? {
    switch self {
    case .play(let problem, _): if case .processEnded(let end) = problem.cause { end } else { nil }
    case .adapter(let cause): if case .processEnded(let end) = cause { end } else { nil }
    case .declaration, .answer, .unstable, .notRepeatable: nil
    }
  }

  package var isCrash: Bool { if case .signal? = end?.cause { true } else { false } }

  package var story: [String] {
    guard case .play(let problem, let run) = self, end != nil else { return [] }
    return ["Scenario \(run.scenario.id)"] + run.story(through: problem.step)
  }
}

extension ProcessEnd.OpenStep {
  package var place: String {
    "\(scenario), step \(step + 1)" + (callback.isEmpty ? "" : ", after \(callback)")
  }
}

extension ProcessEnd.Cause {
  fileprivate var text: String {
    switch self {
    case .exited(let code): "the subject ended its process with exit code \(code)"
    case .signal(let number):
      "the process of the subject crashed with signal \(number)\(Self.name(ofSignal: number))"
    case .timeLimit(let seconds):
      "the subject did not return within \(seconds) second\(seconds == 1 ? "" : "s")"
        + Self.timeAfterHang(ofLimit: seconds)
    case .givenUp(let hangs):
      "not played: the kit gave the subject up after it hung \(hangs) times"
    case .output(let limit): "the subject printed more than \(limit) MB in one play"
    case .memory(let limit): "the process of the subject held more than \(limit) MB of memory"
    case .closedChannel: "the subject closed the descriptors of its process"
    case .unreadableAnswer: "the subject wrote to a descriptor on which the kit reads results"
    case .notStarted(let reason): "no process could be started for the subject: \(reason)"
    case .adapter(let fault): fault.text
    }
  }

  fileprivate func advice(at door: FrontDoor) -> String {
    switch self {
    case .exited: "; look for a call to exit"
    case .signal:
      "; look for a trap, a failed assertion or an endless recursion, and " + door.debugging
    case .timeLimit:
      "; look for an endless loop or a deadlock, or allow more time with " + door.moreTime
    case .givenUp: ""
    case .output: "; look for a loop that prints"
    case .memory: "; look for a collection that only grows"
    case .closedChannel, .unreadableAnswer:
      "; close only descriptors that the center has opened"
    case .notStarted, .adapter: ""
    }
  }

  private static func timeAfterHang(ofLimit seconds: Int) -> String {
    let shorter = ProcessEnd.secondsAfterHang(ofLimit: seconds)
    return shorter < seconds ? " (\(shorter) seconds after it has hung once)" : ""
  }

  /// Returns the name and the usual cause of a signal that has the same number on Linux and on Apple's platforms.
  private static func name(ofSignal number: Int) -> String {
    switch number {
    case 4: " (SIGILL, a trap)"
    case 5: " (SIGTRAP, a trap)"
    case 6: " (SIGABRT, abort)"
    case 8: " (SIGFPE)"
    case 9: " (SIGKILL)"
    case 11: " (SIGSEGV, a bad address or a stack without room)"
    case 13: " (SIGPIPE)"
    case 15: " (SIGTERM)"
    default: ""
    }
  }
}
