import Foundation
import PushConformance
import Testing

@testable import PushConformanceCommand
@testable import SubjectIsolation

/// Each test has a process of its own, because the descriptors of a process are counted and limited.
@Suite("A process that cannot be started leaves no descriptor open")
struct OpenDescriptorTests {
  /// A command that is longer than the system lets the arguments of a program be.
  private static let longCommand = String(repeating: "x", count: 4 << 20)

  private static let noRoom = "there is no room for its pipes"

  private static var open: Set<Int32> {
    Set((0..<1_024 as Range<Int32>).filter { fcntl($0, F_GETFD) >= 0 })
  }

  private static func limited<Result>(to free: Int, _ body: () -> Result) -> Result {
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    let open = open
    var earlier = rlimit()
    unsafe getrlimit(resource, &earlier)
    var lower = earlier
    // The system assigns the lowest free numbers, and none from the limit on.
    lower.rlim_cur = rlim_t((0..<1_024).filter { !open.contains($0) }[free])
    unsafe setrlimit(resource, &lower)
    defer { unsafe setrlimit(resource, &earlier) }
    return body()
  }

  /// Returns whether a closure returns true and leaves the open descriptors unchanged, in one of ten tries.
  ///
  /// The runtime opens descriptors for its own threads at any time. A leak shows in each try.
  private static func leavesNothing(after promise: () -> Bool) -> Bool {
    (1...10).contains { _ in
      let before = open
      return promise() && open == before
    }
  }

  @MainActor private static func failure(of command: String) -> AdapterFault.Cause? {
    do throws(AdapterFault.Cause) {
      _ = try AdapterProcess(command, leadsGroup: true)
      return nil
    } catch {
      return error
    }
  }

  @Test("An adapter without room for its pipes is not started, however many descriptors are left")
  func adapterPipes() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for free in 0..<4 {
        let isClean = Self.leavesNothing {
          Self.limited(to: free) { Self.failure(of: "true") } == .notStarted(Self.noRoom)
        }
        #expect(isClean, "\(free)")
      }
    }
  }

  @Test("An adapter that the system refuses to start leaves none of its pipes")
  func adapterStart() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let isClean = Self.leavesNothing {
        Self.failure(of: Self.longCommand) == .notStarted("Argument list too long")
      }
      #expect(isClean)
    }
  }

  private static func failure(of subject: String, by launcher: ToolLauncher) -> ProcessEnd.Cause? {
    do throws(ProcessEnd) {
      let limits = WorkerLimits()
      _ = try WorkerProcess(of: subject, by: launcher, within: limits, notingAt: nil)
      return nil
    } catch {
      return error.cause
    }
  }

  @Test("A worker without room for its page or pipes is not started and leaves none of them")
  func workerPipes() async {
    await #expect(processExitsWith: .success) {
      let launcher = try ToolLauncher()
      for free in 0..<5 {
        let reason = free == 0 ? "there is no room for its page" : Self.noRoom
        let isClean = Self.leavesNothing {
          Self.limited(to: free) { Self.failure(of: "x", by: launcher) } == .notStarted(reason)
        }
        #expect(isClean, "\(free)")
      }
    }
  }

  @Test("A worker that the system refuses to start leaves none of its pipes")
  func workerStart() async {
    await #expect(processExitsWith: .success) {
      let launcher = try ToolLauncher()
      let isClean = Self.leavesNothing {
        Self.failure(of: Self.longCommand, by: launcher) == .notStarted("Argument list too long")
      }
      #expect(isClean)
    }
  }
}
