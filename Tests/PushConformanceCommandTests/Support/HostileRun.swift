import Subprocess
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Runs of `hostile-centers` that a test ends by a signal.
enum HostileRun {
  /// The arguments of a run that plays only golden scenarios.
  static let usual = ["--cases", "0", "--finds", "", "--quiet"]

  /// Starts a run, and sends it a signal.
  static func end(
    by signal: Signal,
    _ subjects: [String],
    _ arguments: [String] = [],
    in folder: Scratch,
    environment: [String: String],
    when moment: () async throws -> Void
  ) async throws -> TerminationStatus {
    var changes: [Environment.Key: String?] = [:]
    for (name, value) in environment {
      changes.updateValue(value, forKey: try #require(Environment.Key(rawValue: name)))
    }
    let result = try await Subprocess.run(
      .path(FilePath(Tool.path(of: "hostile-centers"))),
      arguments: Arguments(["run"] + subjects + usual + arguments),
      environment: .inherit.updating(changes),
      workingDirectory: FilePath(folder.path),
      input: .none,
      output: .discarded,
      error: .discarded
    ) { execution in
      try await moment()
      // A run that has ended stays a process until this closure returns.
      try execution.send(signal: signal)
    }
    return result.terminationStatus
  }
}

func waitUntil(
  within time: Duration = .seconds(60),
  _ condition: () throws -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let end = ContinuousClock.now + time
  while try !condition() {
    try #require(ContinuousClock.now < end, sourceLocation: sourceLocation)
    try await Task.sleep(for: .milliseconds(1))
  }
}
