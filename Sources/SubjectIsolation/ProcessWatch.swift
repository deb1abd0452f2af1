import Foundation

package struct ProcessWatch {
  private let process: Int32

  package init(process: Int32) { self.process = process }

  package var megabytes: Int? {
    #if os(Linux)
      guard let text = Self.text(of: "/proc/\(process)/statm") else { return nil }
      let fields = text.split(separator: " ")
      guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
      return (pages * Int(sysconf(Int32(_SC_PAGESIZE)))) >> 20
    #else
      return nil
    #endif
  }

  /// True if a debugger is attached to the process; the kit then enforces no time limit.
  ///
  /// On Linux, a tracer that this process or its subjects have started does not count as a debugger. Otherwise a
  /// subject could turn off its own time limit.
  package var isTraced: Bool {
    #if os(Linux)
      var ancestor = Self.number("TracerPid", of: process) ?? 0
      guard ancestor != 0 else { return false }
      while ancestor > 1 {
        guard ancestor != getpid() else { return false }
        ancestor = Self.number("PPid", of: ancestor) ?? 0
      }
      return true
    #elseif canImport(Darwin)
      // Only type-checked: this code was never run on an Apple platform.
      var name: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, process]
      var info = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      guard unsafe sysctl(&name, UInt32(name.count), &info, &size, nil, 0) == 0
      else { return false }
      return info.kp_proc.p_flag & P_TRACED != 0
    #else
      return false
    #endif
  }

  #if os(Linux)
    private static func number(_ name: String, of process: Int32) -> Int32? {
      let lines = text(of: "/proc/\(process)/status")?.split(separator: "\n") ?? []
      let line = lines.first { $0.hasPrefix("\(name):") }
      return line?.split(whereSeparator: \.isWhitespace).last.flatMap { Int32($0) }
    }

    /// Reads up to a fixed length, because the system reports no size for files of `/proc`.
    private static func text(of path: String) -> String? {
      guard let file = FileHandle(forReadingAtPath: path) else { return nil }
      defer { try? file.close() }
      return (try? file.read(upToCount: 8_192)).map { String(decoding: $0, as: UTF8.self) }
    }
  #endif
}
