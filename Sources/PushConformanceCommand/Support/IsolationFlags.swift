import ArgumentParser
import PushConformance
import SubjectIsolation

struct IsolationFlags: ParsableArguments {
  @Flag(
    name: .customLong("no-isolation"),
    help: "Play in this process, for a debugger; a center that ends it takes all results with it."
  )
  var isOff = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long one play can take, in a process of its own. By default \(WorkerLimits().seconds).",
      valueName: "seconds"
    )
  )
  var timeout: Int?

  mutating func validate() throws {
    guard let timeout else { return }
    guard (1...WorkerLimits.mostSeconds).contains(timeout)
    else { throw ValidationError("--timeout is from 1 to \(WorkerLimits.mostSeconds)") }
    guard !isOff
    else { throw ValidationError("--timeout needs a process of its own; leave --no-isolation out") }
  }

  /// Returns the object that starts the processes in which subjects play; nil if subjects play in this process.
  ///
  /// `place` is the path of a file with the step that is being played; the file remains if this process ends.
  func hosts(
    of context: ToolContext,
    notingAt place: String? = nil
  ) throws(ToolFailure) -> (any SubjectHosts)? {
    #if os(macOS) || os(Linux)
      guard !isOff, context.runsItselfAgain else { return nil }
      var limits = WorkerLimits()
      limits.seconds = timeout ?? limits.seconds
      return IsolatedSubjects(
        by: try ToolLauncher(adapters: context.adapters),
        within: limits,
        notingAt: place
      )
    #else
      return nil
    #endif
  }
}
