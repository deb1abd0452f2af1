import Foundation
import PushSimulation
import Testing

@testable import PushConformance

/// What is allowed holds for a whole process, so each test has one of its own.
@Suite("Tasks take turns where that is allowed and the center works on the main actor")
struct SerialExecutionTests {
  /// Lets many tasks write down when they have their turn, twice each.
  @MainActor private static func turns(of work: Policies.Work) async -> [Int] {
    await SerialExecution.during(work) {
      let turns = Locked<[Int]>([])
      let tasks = (0..<100).map { number in
        Task.detached {
          turns.withLock { $0.append(number) }
          await Task.yield()
          turns.withLock { $0.append(100 + number) }
        }
      }
      for task in tasks { await task.value }
      return turns.withLock { $0 }
    }
  }

  /// Whether a task may block its thread until the main actor has gone on.
  @MainActor private static func canBlock(during work: Policies.Work) async -> Bool {
    await SerialExecution.during(work) {
      let hasGoneOn = DispatchSemaphore(value: 0)
      let task = Task.detached { wait(for: hasGoneOn) }
      await Task.yield()
      hasGoneOn.signal()
      return await task.value
    }
  }

  private static func wait(for event: DispatchSemaphore) -> Bool {
    event.wait(timeout: .now() + .seconds(30)) == .success
  }

  @Test("In the order in which they began, each time")
  func order() async {
    await #expect(processExitsWith: .success) { @MainActor in
      #expect(SerialExecution.allow(), "the runtime has no hook for it")
      for _ in 0..<5 {
        #expect(await Self.turns(of: .mainActor) == Array(0..<200))
      }
    }
  }

  @Test("A center that settles keeps its pool of threads, and so does everything between plays")
  func pool() async {
    await #expect(processExitsWith: .success) { @MainActor in
      SerialExecution.allow()
      #expect(await Self.canBlock(during: .settles))
      #expect(await Self.canBlock(during: .synchronous))
      _ = await Self.turns(of: .mainActor)
      #expect(await Self.canBlock(during: .settles))
    }
  }
}
