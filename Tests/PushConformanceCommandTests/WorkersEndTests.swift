import Foundation
import HostileCenters
import Subprocess
import Testing

@Suite("No process of a center outlives the tool")
struct WorkersEndTests {
  @Test(
    "Two seconds after the end of the tool, no process of a center that hangs is left",
    arguments: [HostileDeed.hangs, .forksAndHangs],
    [Signal.interrupt, .kill]
  )
  func end(_ deed: HostileDeed, _ signal: Signal) async throws {
    let kit = try SmallKit()
    let folder = try Scratch(["processes": ""])
    func processes() throws -> [Int32] {
      try folder.text(of: "processes").split(separator: "\n").compactMap { Int32($0) }
    }
    defer { for process in (try? processes()) ?? [] { _ = kill(process, SIGKILL) } }
    let status = try await HostileRun.end(
      by: signal,
      [deed.rawValue],
      in: folder,
      environment: kit.environment.merging(["PROCESSES": folder.file("processes")]) { $1 }
    ) {
      try await waitUntil { try processes().count == (deed == .hangs ? 1 : 2) }
      for process in try processes() { #expect(Self.isRunning(process)) }
    }
    #expect(status == (signal == .kill ? .signaled(9) : .exited(130)))
    let left = try processes()
    try await waitUntil(within: .seconds(2)) { !left.contains(where: Self.isRunning) }
  }

  /// Returns whether a process still runs; an ended process can keep its number until its parent asks for its status.
  private static func isRunning(_ process: Int32) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    #if os(Linux)
      let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      // The name of the program is in parentheses, and can contain parentheses.
      guard let name = status.lastIndex(of: ")") else { return false }
      return status[name...].dropFirst(2).first != "Z"
    #else
      return true
    #endif
  }
}
