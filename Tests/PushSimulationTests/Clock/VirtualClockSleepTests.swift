import PushSimulation
import Testing

@MainActor @Suite("A sleep is held until time is moved")
struct VirtualClockSleepTests {
  let clock = VirtualClock()

  @Test("A sleeper wakes at its deadline, not before")
  func wakes() async throws {
    let sleeper = Task { try await clock.sleep(until: .seconds(5)) }
    try #require(await hop(until: { clock.waiting == 1 }))
    clock.advance(to: .seconds(4))
    #expect(clock.waiting == 1)
    #expect(clock.nextDeadline == .seconds(5))
    clock.advance(to: .seconds(5))
    try #require(clock.waiting == 0)
    try await sleeper.value
  }

  @Test("Sleeping for a duration counts from now")
  func relative() async throws {
    clock.advance(to: .seconds(3))
    let sleeper = Task { try await clock.sleep(for: .seconds(2)) }
    try #require(await hop(until: { clock.waiting == 1 }))
    #expect(clock.nextDeadline == .seconds(5))
    clock.advance(by: .seconds(2))
    try #require(clock.waiting == 0)
    try await sleeper.value
  }

  @Test("A sleep until a past deadline returns at once", arguments: [0, 3, 5])
  func past(seconds: Int) async throws {
    clock.advance(to: .seconds(5))
    let log = Log<String>()
    let sleeper = Task { @MainActor in
      try await clock.sleep(until: .seconds(seconds))
      log.note("awake")
    }
    try #require(await hop(until: { log.entries == ["awake"] }))
    #expect(clock.waiting == 0)
    try await sleeper.value
  }

  @Test("Sleepers wake at their own deadlines when time is moved step by step")
  func steps() async throws {
    let woken = Log<String>()
    let sleepers = [5, 2, 9].map { seconds in
      Task { @MainActor in
        try await clock.sleep(until: .seconds(seconds))
        woken.note("\(seconds) at \(clock.now)")
      }
    }
    try #require(await hop(until: { clock.waiting == 3 }))
    for count in 1...3 {
      #expect(clock.fireNext(dueBy: .seconds(9)))
      try #require(await hop(until: { woken.entries.count == count }))
    }
    for sleeper in sleepers { try await sleeper.value }
    #expect(woken.entries == ["2 at 2.0 seconds", "5 at 5.0 seconds", "9 at 9.0 seconds"])
  }

  @Test("A sleeper that is cancelled wakes with an error and waits no longer")
  func cancels() async throws {
    let sleeper = Task { try await clock.sleep(until: .seconds(5)) }
    try #require(await hop(until: { clock.waiting == 1 }))
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.waiting == 0)
    #expect(clock.nextDeadline == nil)
  }

  @Test("A task that is cancelled already does not begin to sleep", arguments: [0, 5])
  func cancelledBefore(seconds: Int) async {
    // This test occupies the main actor, so the task is canceled before it starts.
    let sleeper = Task { @MainActor in try await clock.sleep(until: .seconds(seconds)) }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.waiting == 0)
  }

  @Test("Canceling after the deadline changes nothing")
  func cancelledAfter() async throws {
    let sleeper = Task { @MainActor in try await clock.sleep(until: .seconds(5)) }
    try #require(await hop(until: { clock.waiting == 1 }))
    clock.advance(to: .seconds(5))
    sleeper.cancel()
    try await sleeper.value
  }

  @Test("A timeout built on the clock ends the slower side")
  func timeout() async throws {
    let race = Task { @MainActor in
      try await withThrowingTaskGroup(of: String.self) { group in
        group.addTask { [clock] in
          try await clock.sleep(for: .seconds(60))
          return "slow"
        }
        group.addTask { [clock] in
          try await clock.sleep(for: .seconds(10))
          return "timeout"
        }
        defer { group.cancelAll() }
        return try await group.next()
      }
    }
    try #require(await hop(until: { clock.waiting == 2 }))
    clock.advance(by: .seconds(10))
    try #require(await hop(until: { clock.waiting == 0 }))
    #expect(try await race.value == "timeout")
  }
}
