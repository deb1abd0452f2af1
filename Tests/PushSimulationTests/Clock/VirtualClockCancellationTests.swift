import PushSimulation
import Testing

@Suite("A cancelled timer leaves no trace")
struct VirtualClockCancellationTests {
  let clock = VirtualClock()
  let log = Log<String>()

  @discardableResult
  private func schedule(_ name: String, at seconds: Int) -> VirtualClock.Timer {
    clock.schedule(at: .seconds(seconds)) { [log] in log.note(name) }
  }

  @Test("A cancelled timer does not fire, and the others do")
  func cancels() {
    schedule("a", at: 1)
    let middle = schedule("b", at: 1)
    schedule("c", at: 1)
    #expect(middle.cancel())
    #expect(clock.waiting == 2)
    clock.advance(to: .seconds(1))
    #expect(log.entries == ["a", "c"])
  }

  @Test("A cancelled first timer gives way to the next")
  func nextDeadline() {
    let first = schedule("a", at: 1)
    schedule("b", at: 7)
    first.cancel()
    #expect(clock.nextDeadline == .seconds(7))
    #expect(!clock.fireNext(dueBy: .seconds(6)))
    #expect(clock.now == .seconds(6))
  }

  @Test("Cancelling answers whether the timer was still waiting")
  func answers() {
    let timer = schedule("a", at: 1)
    #expect(timer.cancel())
    #expect(!timer.cancel())
    let fired = schedule("b", at: 1)
    clock.advance(to: .seconds(1))
    #expect(!fired.cancel())
    #expect(log.entries == ["b"])
  }

  @Test("A timer can call off another one of the same deadline, and a later one")
  func cancelsFromAnAction() {
    let timers = Log<VirtualClock.Timer>()
    clock.schedule(at: .seconds(1)) { [log] in
      log.note("canceller")
      for timer in timers.entries { log.note(timer.cancel() ? "was waiting" : "was not") }
    }
    timers.note(schedule("same deadline", at: 1))
    timers.note(schedule("later", at: 2))
    clock.advance(to: .seconds(3))
    #expect(log.entries == ["canceller", "was waiting", "was waiting"])
    #expect(clock.waiting == 0)
  }

  @Test("A timer that fires is no longer waiting, not even in its own action")
  func cancelsItself() {
    let timers = Log<VirtualClock.Timer>()
    timers.note(
      clock.schedule(at: .seconds(1)) { [clock, log] in
        log.note("\(timers.entries.map { $0.cancel() }) \(clock.waiting)")
      }
    )
    clock.advance(to: .seconds(1))
    #expect(log.entries == ["[false] 0"])
  }

  @Test("Cancelling a timer releases its action at once")
  func releases() {
    let cancelled: VirtualClock.Timer
    weak var witness: Witness?
    do {
      let object = Witness { [log] in log.note("released") }
      witness = object
      cancelled = clock.schedule(at: .seconds(1)) { _ = object }
    }
    #expect(witness != nil)
    cancelled.cancel()
    #expect(witness == nil)
    #expect(log.entries == ["released"])
  }

  @Test("An object that calls its timers off when it goes away can go away with a timer")
  func releasesUnlocked() {
    let other = schedule("other", at: 9)
    let timer: VirtualClock.Timer
    do {
      let object = Witness { [clock] in
        other.cancel()
        clock.schedule(after: .zero) {}
      }
      timer = clock.schedule(at: .seconds(1)) { _ = object }
    }
    timer.cancel()
    clock.advance(to: .seconds(9))
    #expect(log.entries.isEmpty)
    #expect(clock.waiting == 0)
  }

  /// An object that reports its deallocation.
  private final class Witness: Sendable {
    let end: @Sendable () -> Void

    init(end: @escaping @Sendable () -> Void) {
      self.end = end
    }

    deinit { end() }
  }
}
