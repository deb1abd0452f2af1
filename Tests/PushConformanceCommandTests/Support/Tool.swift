import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The built executable, run as a user runs it.
enum Tool {
  /// What came of a run.
  struct Outcome: Sendable, Hashable {
    /// The exit status; that of a shell, 128 and the signal, for a process that a signal ended.
    var status: Int32
    var output: String
    var complaints: String
  }

  /// The executable, which SwiftPM puts beside the bundle of the tests.
  static let path = path(of: "push-conformance")

  /// An executable of the package.
  static func path(of name: String) -> String {
    final class Marker {}
    #if canImport(Darwin)
      let bundle = Bundle(for: Marker.self).bundleURL
    #else
      let bundle = Bundle.main.executableURL ?? Bundle.main.bundleURL
    #endif
    return bundle.deletingLastPathComponent().appending(path: name).path(percentEncoded: false)
  }

  /// More than any command here prints.
  private static let outputLimit = 4 << 20

  /// Runs the executable with nothing on its standard input.
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

  /// Runs the executable.
  ///
  /// - Parameters:
  ///   - arguments: What follows its name.
  ///   - input: The bytes on standard input.
  ///   - folder: The folder to run in.
  ///   - environment: What differs from the environment of the tests.
  ///   - executable: The program.
  /// - Returns: What came of it.
  /// - Throws: Why it could not be run.
  static func run(
    _ arguments: [String],
    input: [UInt8],
    in folder: Scratch? = nil,
    environment: [String: String] = [:],
    executable: String = path
  ) async throws -> Outcome {
    var changes: [Environment.Key: String?] = [
      "PUSH_CONFORMANCE_RESOURCES": nil, "NO_COLOR": nil,
    ]
    for (name, value) in environment {
      if let key = Environment.Key(rawValue: name) { changes.updateValue(value, forKey: key) }
    }
    let result = try await Subprocess.run(
      .path(FilePath(executable)),
      arguments: Arguments(arguments),
      environment: .inherit.updating(changes),
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
      complaints: result.standardError
    )
  }

  /// Runs a line of the shell, in which `$tool` is the executable.
  static func shell(_ line: String, in folder: Scratch? = nil) async throws -> Outcome {
    try await run(
      ["-c", line],
      input: [],
      in: folder,
      environment: ["tool": path],
      executable: "/bin/sh"
    )
  }
}

extension Tool.Outcome {
  /// A run that ended with a status, having printed exactly this.
  init(_ status: Int32, output: String = "", complaint: String? = nil) {
    self.init(
      status: status,
      output: output,
      complaints: complaint.map { "push-conformance: \($0)\n" } ?? ""
    )
  }
}
