import Foundation

@testable import PushConformanceCommand

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

  /// Checks a payload, and returns the exit status; 99 if the check has held more than a number of bytes.
  static func status(ofChecking path: String, within limit: Int) async -> Int32 {
    let before = bytes
    let status = await ConformanceTool.run(["payload", "check", path], in: ToolContext())
    // If the memory cannot be measured, it is 0, and the test fails.
    return before > 0 && bytes - before < limit ? status.rawValue : 99
  }
}
