import ArgumentParser
import Foundation
import PushConformance

struct ShardFlags: ParsableArguments {
  @Option(
    name: .customLong("shard"),
    parsing: .unconditional,
    help: ArgumentHelp(
      "Play one of N shares of the run, counted from 1; 'report merge' makes one report of all."
        + " By default the share that Bazel, CircleCI, Buildkite or GitLab asks for in its variables.",
      valueName: "i/n"
    )
  )
  var text: String?

  mutating func validate() throws {
    guard let text, Shard(text) == nil else { return }
    throw ValidationError(
      "--shard '\(text)' is not a shard; write I/N, such as 2/3, with I from 1 to N and N up to \(Shard.most)"
    )
  }

  /// Returns whether the run is divided; false for a malformed variable, which ``shard(in:)`` reports.
  func divides() -> Bool { (try? shard()).map { !$0.isWhole } ?? false }

  /// Returns the shard that the command line names; without one, the shard that the CI service names.
  func shard(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ToolFailure) -> Shard {
    if let shard = text.flatMap({ Shard($0) }) { return shard }
    return try ShardVariables(environment: environment).shard()
  }
}
