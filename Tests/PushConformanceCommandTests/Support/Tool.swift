import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Runs the built executable as a user does.
enum Tool {
  struct Outcome: Sendable, Hashable {
    /// The exit status; for a process that a signal ended, 128 and the signal, as in a shell.
    var status: Int32
    var output: String
    var complaints: String
  }

  /// The path of the executable, which SwiftPM puts into the folder of the test bundle.
  static let path = path(of: "push-conformance")

  static func path(of name: String) -> String {
    final class Marker {}
    #if canImport(Darwin)
      let bundle = Bundle(for: Marker.self).bundleURL
    #else
      let bundle = Bundle.main.executableURL ?? Bundle.main.bundleURL
    #endif
    return bundle.deletingLastPathComponent().appending(path: name).path(percentEncoded: false)
  }

  /// A limit that no output of a command reaches.
  private static let outputLimit = 4 << 20

  /// Runs the executable with an empty standard input.
  static func run(
    _ arguments: String...,
    in folder: Scratch? = nil,
    environment: [String: String] = [:],
    executable: String = path
  ) async throws -> Outcome {
    try await run(
      arguments,
      input: [],
      in: folder,
      environment: environment,
      executable: executable
    )
  }

  static func run(
    _ arguments: [String],
    input: [UInt8] = [],
    in folder: Scratch? = nil,
    environment: [String: String] = [:],
    executable: String = path
  ) async throws -> Outcome {
    let usual: [Environment.Key: String?] = [
      "PUSH_CONFORMANCE_RESOURCES": nil, "NO_COLOR": nil, "GITHUB_ACTIONS": nil,
      "GITHUB_STEP_SUMMARY": nil, "TEST_SHARD_INDEX": nil, "TEST_TOTAL_SHARDS": nil,
      "CIRCLE_NODE_INDEX": nil, "CIRCLE_NODE_TOTAL": nil, "BUILDKITE_PARALLEL_JOB": nil,
      "BUILDKITE_PARALLEL_JOB_COUNT": nil, "CI_NODE_INDEX": nil, "CI_NODE_TOTAL": nil,
    ]
    let result = try await Subprocess.run(
      .path(FilePath(executable)),
      arguments: Arguments(arguments),
      environment: .inherit.updating(usual.merging(changes(environment)) { $1 }),
      workingDirectory: folder.map { FilePath($0.path) },
      input: .array(input),
      output: .string(limit: outputLimit),
      error: .string(limit: outputLimit)
    )
    let status =
      switch result.terminationStatus {
      case .exited(let status): status
      case .signaled(let signal): 128 + signal
      }
    return Outcome(
      status: status,
      output: result.standardOutput,
      complaints: arguments.contains("--verbose")
        ? result.standardError : withoutProgress(result.standardError)
    )
  }

  /// Starts a program, sends it a signal after a closure has returned, and returns how it ended.
  static func end(
    _ arguments: [String],
    by signal: Signal?,
    in folder: Scratch,
    environment: [String: String] = [:],
    executable: String = path,
    when moment: () async throws -> Void
  ) async throws -> TerminationStatus {
    try await Subprocess.run(
      .path(FilePath(executable)),
      arguments: Arguments(arguments),
      environment: .inherit.updating(changes(environment)),
      workingDirectory: FilePath(folder.path),
      input: .none,
      output: .discarded,
      error: .discarded
    ) { execution in
      try await moment()
      // A run that has ended stays a process until this closure returns.
      if let signal { try execution.send(signal: signal) }
    }
    .terminationStatus
  }

  private static func changes(_ variables: [String: String]) -> [Environment.Key: String?] {
    var changes: [Environment.Key: String?] = [:]
    for (name, value) in variables {
      if let key = Environment.Key(rawValue: name) { changes.updateValue(value, forKey: key) }
    }
    return changes
  }

  /// Returns complaints without the lines about progress, which a slow machine adds.
  private static func withoutProgress(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("progress: ") }.joined(separator: "\n")
  }

  /// Returns the words of a line, where `''` is an empty word.
  static func words(of line: String) -> [String] {
    line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
  }

  /// Runs a command line in the shell, in which `$tool` is the path of the executable.
  static func shell(
    _ line: String,
    in folder: Scratch? = nil,
    environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await run(
      ["-c", line],
      input: [],
      in: folder,
      environment: environment.merging(["tool": path]) { $1 },
      executable: "/bin/sh"
    )
  }
}

extension Tool.Outcome {
  init(_ status: Int32, output: String = "", complaint: String? = nil) {
    self.init(
      status: status,
      output: output,
      complaints: complaint.map { "push-conformance: \($0)\n" } ?? ""
    )
  }

  static func refused(_ complaint: String) -> Self { Self(2, complaint: complaint) }
}

extension Scratch {
  func run(
    _ line: String,
    environment: [String: String] = [:],
    executable: String = Tool.path
  ) async throws -> Tool.Outcome {
    try await Tool.run(
      Tool.words(of: line),
      in: self,
      environment: environment,
      executable: executable
    )
  }
}
