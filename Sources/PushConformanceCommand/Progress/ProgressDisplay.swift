import ArgumentParser
import ConformanceReports
import PushConformance

@MainActor final class ProgressDisplay: RunObserver {
  enum Form: Sendable {
    /// One line of a terminal, which each new text replaces.
    case rewrittenLine
    case lines
  }

  private let form: Form
  private let isVerbose: Bool
  private let clock: () -> Duration
  private let write: (String) -> Void
  private var count: ProgressCount
  private var shown: Duration
  private var hasLine = false

  /// Creates a display; `clock` must never go backward, and `write` must write the text unchanged to standard error.
  init(
    form: Form,
    isVerbose: Bool,
    subjects: Int,
    clock: @escaping () -> Duration,
    write: @escaping (String) -> Void
  ) {
    self.form = form
    self.isVerbose = isVerbose
    self.clock = clock
    self.write = write
    count = ProgressCount(subjects: subjects)
    shown = clock()
  }

  private var interval: Duration {
    switch form {
    case .rewrittenLine: .milliseconds(100)
    case .lines: .seconds(5)
    }
  }

  func note(_ event: RunEvent) {
    let now = clock()
    switch event {
    case .began(let subject, let runs):
      count.begin(TerminalText.line(subject), runs: runs, at: now)
    case .played(let runs): count.play(runs)
    case .violated(let name): count.violate(name)
    case .judging: count.judge()
    case .finished(let result): if isVerbose { tell(result) }
    }
    guard now - shown >= interval else { return }
    shown = now
    let text = count.text(at: now)
    switch form {
    // The control codes turn off line wrapping during the text, so the terminal cuts the line at its margin.
    case .rewrittenLine:
      write("\r\u{1B}[K\u{1B}[?7l\(text)\u{1B}[?7h")
      hasLine = true
    case .lines: write("progress: \(text)\n")
    }
  }

  func end() {
    guard hasLine else { return }
    write("\r\u{1B}[K")
    hasLine = false
  }

  private func tell(_ result: CaseResult) {
    end()
    let outcome =
      switch result.outcome {
      case .passed: "passed"
      case .failed: "failed"
      case .error: "error"
      case .skipped: "not judged"
      }
    write("progress: \(TerminalText.line("\(result.subject) \(result.id)")): \(outcome)\n")
  }
}

struct ProgressFlags: ParsableArguments {
  @Flag(name: [.customLong("quiet"), .customShort("q")], help: "Show no progress.")
  var isQuiet = false

  @Flag(
    name: [.customLong("verbose"), .customShort("v")],
    help: "Show each case on standard error when it has its result."
  )
  var isVerbose = false

  mutating func validate() throws {
    guard !isQuiet || !isVerbose
    else { throw ValidationError("--quiet and --verbose contradict each other") }
  }

  @MainActor func display(of subjects: Int) -> ProgressDisplay? {
    guard !isQuiet else { return nil }
    let start = ContinuousClock.now
    return ProgressDisplay(
      form: Terminal.canRewriteLines ? .rewrittenLine : .lines,
      isVerbose: isVerbose,
      subjects: subjects,
      clock: { ContinuousClock.now - start },
      write: Terminal.note
    )
  }
}
