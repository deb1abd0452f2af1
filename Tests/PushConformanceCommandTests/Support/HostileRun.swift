import Subprocess
import Testing

/// Runs of `hostile-centers` that a test ends by a signal.
enum HostileRun {
  /// The arguments of a run that plays only golden scenarios.
  static let usual = ["--cases", "0", "--finds", "", "--quiet"]

  static func end(
    by signal: Signal,
    _ subjects: [String],
    _ arguments: [String] = [],
    in folder: Scratch,
    environment: [String: String],
    when moment: () async throws -> Void
  ) async throws -> TerminationStatus {
    try await Tool.end(
      ["run"] + subjects + usual + arguments,
      by: signal,
      in: folder,
      environment: environment,
      executable: Tool.path(of: "hostile-centers"),
      when: moment
    )
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
