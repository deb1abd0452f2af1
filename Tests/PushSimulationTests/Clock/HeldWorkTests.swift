import Testing

@testable import PushSimulation

@MainActor @Suite("Held work is counted until it has come back to the center")
struct HeldWorkTests {
  struct Refusal: Error {}

  let ledger = HeldWork()

  private func begin(
    _ continuation: HeldContinuation<Int>,
    noting log: Log<String> = Log()
  ) -> Task<Int, any Error> {
    Task { @MainActor in
      do {
        let value = try await continuation.wait()
        log.note("\(value)")
        return value
      } catch {
        log.note("\(type(of: error))")
        throw error
      }
    }
  }

  @Test("An await is held, then returning, then gone")
  func counts() async throws {
    let continuation = HeldContinuation<Int>(ledger: ledger)
    #expect(ledger.held == 0)
    let waiter = begin(continuation)
    try #require(await hop(until: { ledger.held == 1 }))
    #expect(ledger.returning == 0)
    continuation.resume(returning: 7)
    #expect(ledger.held == 0)
    // The waiter needs the main actor, which this test has not left yet.
    #expect(ledger.returning == 1)
    #expect(try await waiter.value == 7)
    #expect(ledger.returning == 0)
  }

  @Test("Resuming may come before waiting")
  func early() async throws {
    let continuation = HeldContinuation<Int>(ledger: ledger)
    continuation.resume(returning: 7)
    #expect(ledger.returning == 0)
    #expect(try await continuation.wait() == 7)
    #expect(ledger.held == 0)
    #expect(ledger.returning == 0)
  }

  @Test("Only the first resumption counts")
  func once() async throws {
    let continuation = HeldContinuation<Int>(ledger: ledger)
    continuation.resume(throwing: Refusal())
    continuation.resume(returning: 7)
    await #expect(throws: Refusal.self) { try await continuation.wait() }
    continuation.resume(returning: 8)
    #expect(ledger.held == 0)
    #expect(ledger.returning == 0)
  }

  @Test("A waiter is resumed once as well")
  func onceWhileWaiting() async throws {
    let continuation = HeldContinuation<Int>(ledger: ledger)
    let waiter = begin(continuation)
    try #require(await hop(until: { ledger.held == 1 }))
    continuation.resume(returning: 7)
    continuation.resume(throwing: Refusal())
    ledger.cancelAll()
    #expect(ledger.returning == 1)
    #expect(try await waiter.value == 7)
    #expect(ledger.returning == 0)
  }

  @Test("Canceling everything ends each await with an error")
  func cancelsAll() async throws {
    let log = Log<String>()
    let waiters = (0..<20).map { _ in begin(HeldContinuation(ledger: ledger), noting: log) }
    try #require(await hop(until: { ledger.held == 20 }))
    ledger.cancelAll()
    #expect(ledger.held == 0)
    #expect(ledger.returning == 20)
    for waiter in waiters { _ = await waiter.result }
    #expect(log.entries == Array(repeating: "CancellationError", count: 20))
    #expect(ledger.returning == 0)
  }

  @Test("Holds are called off in the order in which they began")
  func cancelsInOrder() {
    let log = Log<Int>()
    for number in 0..<50 { _ = ledger.holdBegan { log.note(number) } }
    ledger.cancelAll()
    #expect(log.entries == Array(0..<50))
  }
}
