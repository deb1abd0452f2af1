import Foundation
import PushSimulation
import Testing

@testable import PushConformance

/// What is allowed holds for a whole process, so each test has one of its own.
@Suite("Tasks take turns where that is allowed and the center works on the main actor")
struct SerialExecutionTests {
  /// Lets many tasks write down when they have their turn, twice each.
  @MainActor private static func turns() async -> [Int] {
    await SerialExecution.during {
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

  /// Whether tasks take turns while a center plays.
  @MainActor private static func isInForce(while work: Policies.Work) async throws -> Bool {
    let wasInForce = Locked(false)
    var subject = Subject(PlainCenter.self)
    subject.policies.work = work
    subject.make = { [make = subject.make] application in
      wasInForce.withLock { $0 = SerialExecution.isInForce }
      return make(application)
    }
    let kit = try Kit.load()
    let scenario = try #require(kit.scenarios.first { kit.reasonToSkip($0, subject) == nil })
    _ = await Stage(subject: subject).play(scenario)
    return wasInForce.withLock { $0 }
  }

  @Test("In the order in which they began, each time")
  func order() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for _ in 0..<5 {
        #expect(await Self.turns() == Array(0..<200), "has the runtime no hook for it?")
      }
    }
  }

  @Test("Only a center that works on the main actor is played so, and only where it is allowed")
  func allowance() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let withoutLeave = try await Self.isInForce(while: .mainActor)
      SerialExecution.allow()
      let onTheMainActor = try await Self.isInForce(while: .mainActor)
      let atOnce = try await Self.isInForce(while: .synchronous)
      let elsewhere = try await Self.isInForce(while: .settles)
      #expect(!withoutLeave && onTheMainActor && !atOnce && !elsewhere)
      #expect(!SerialExecution.isInForce)
    }
  }

  @Test("Between plays the pool has its threads again")
  func pool() async {
    await #expect(processExitsWith: .success) { @MainActor in
      _ = await Self.turns()
      let hasGoneOn = DispatchSemaphore(value: 0)
      let task = Task.detached { hasGoneOn.blocks() }
      await Task.yield()
      hasGoneOn.signal()
      #expect(await task.value)
    }
  }
}
