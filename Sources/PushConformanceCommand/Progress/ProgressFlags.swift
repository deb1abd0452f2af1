import ArgumentParser

struct ProgressFlags: ParsableArguments {
  @Flag(name: [.customLong("quiet"), .customShort("q")], help: "Show no progress.")
  var isQuiet = false

  @Flag(
    name: [.customLong("verbose"), .customShort("v")],
    help: "Show each case on standard error when it has its result."
  )
  var isVerbose = false

  mutating func validate() throws {
    guard !isQuiet || !isVerbose else {
      throw ValidationError("--quiet and --verbose contradict each other")
    }
  }

  /// Returns the display for a run with this number of subjects; nil if the run shows no progress.
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
