import Foundation
import Testing

@testable import PushConformanceCommand

/// The greatest memory that this process has used so far.
enum PeakMemory {
  static var bytes: Int {
    #if os(Linux)
      // `getrusage` would also count the memory that the process used before `exec`.
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      let kibibytes = line?.split(separator: " ").dropLast().last.flatMap { Int($0) }
      return (kibibytes ?? 0) << 10
    #else
      var usage = rusage()
      unsafe getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }

  /// Checks a payload in a process of its own, which holds no more than a number of bytes for it.
  static func outcome(
    ofChecking path: String,
    within limit: Int,
    status: Int32
  ) async throws -> Tool.Outcome {
    let result = try await #require(
      processExitsWith: .exitCode(status),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) { [path = path as String, limit = limit as Int] in
      let before = bytes
      let status = await ConformanceTool.run(["payload", "check", path], in: ToolContext())
      // If the memory cannot be measured, it is 0, and the test fails.
      exit(before > 0 && bytes - before < limit ? status.rawValue : 99)
    }
    return Tool.Outcome(
      status: status,
      output: String(decoding: result.standardOutputContent, as: UTF8.self),
      complaints: String(decoding: result.standardErrorContent, as: UTF8.self)
    )
  }
}
