import PushSimulation
import Testing

@Suite("Timers fire by deadline, then by registration")
struct VirtualClockTimerTests {
  let clock = VirtualClock()
  let log = Log<String>()

  @discardableResult
  private func schedule(_ name: String, at seconds: Int) -> VirtualClock.Timer {
    clock.schedule(at: .seconds(seconds)) { [log] in log.note(name) }
  }

  @Test("A new clock stands at zero and has nothing to do")
  func begins() {
    #expect(clock.now == .seconds(0))
    #expect(clock.nextDeadline == nil)
    #expect(clock.waiting == 0)
    #expect(clock.minimumResolution == .nanoseconds(1))
    #expect(clock.now.description == "0.0 seconds")
  }

  @Test("Deadlines come first, then the order of registration")
  func order() {
    for (name, seconds) in [("c", 3), ("a", 1), ("d", 3), ("b", 2), ("e", 3)] {
      schedule(name, at: seconds)
    }
    #expect(clock.nextDeadline == .seconds(1))
    clock.advance(to: .seconds(3))
    #expect(log.entries == ["a", "b", "c", "d", "e"])
    #expect(clock.waiting == 0)
  }

  @Test("A timer is due at its deadline and not a nanosecond before")
  func bound() {
    schedule("due", at: 5)
    clock.advance(by: .seconds(5) - .nanoseconds(1))
    #expect(log.entries.isEmpty)
    clock.advance(by: .nanoseconds(1))
    #expect(log.entries == ["due"])
  }

  @Test("An action sees its own deadline as the present")
  func present() {
    let times = Log<VirtualClock.Instant>()
    for seconds in [4, 2] {
      clock.schedule(at: .seconds(seconds)) { [clock] in times.note(clock.now) }
    }
    clock.advance(to: .seconds(9))
    #expect(times.entries == [.seconds(2), .seconds(4)])
    #expect(clock.now == .seconds(9))
  }

  @Test("An overdue timer fires at the next move, before later ones")
  func past() {
    clock.advance(to: .seconds(10))
    schedule("now", at: 10)
    schedule("past", at: 3)
    clock.schedule(after: .seconds(-8)) { [log] in log.note("longer past") }
    #expect(log.entries.isEmpty)
    clock.advance(by: .zero)
    #expect(log.entries == ["longer past", "past", "now"])
    #expect(clock.now == .seconds(10))
  }

  @Test("A timer that a timer sets fires in the same move if it is due")
  func nestedScheduling() {
    clock.schedule(at: .seconds(1)) { [clock, log] in
      log.note("outer")
      clock.schedule(after: .zero) { log.note("at once") }
      clock.schedule(after: .seconds(2)) { log.note("later") }
      clock.schedule(after: .seconds(5)) { log.note("too late") }
    }
    schedule("neighbour", at: 1)
    schedule("between", at: 2)
    clock.advance(to: .seconds(3))
    #expect(log.entries == ["outer", "neighbour", "at once", "between", "later"])
    #expect(clock.nextDeadline == .seconds(6))
  }

  @Test("A timer that schedules itself again fires once in each period")
  func repeating() {
    @Sendable func tick() {
      log.note("\(clock.now)")
      clock.schedule(after: .seconds(2)) { tick() }
    }
    clock.schedule(after: .seconds(2)) { tick() }
    clock.advance(by: .seconds(7))
    #expect(log.entries == ["2.0 seconds", "4.0 seconds", "6.0 seconds"])
    #expect(clock.waiting == 1)
  }

  @Test("Overdue timers fire at the next move, not by themselves")
  func passing() {
    schedule("a", at: 1)
    schedule("b", at: 2)
    clock.pass(to: .seconds(5))
    #expect(clock.now == .seconds(5))
    #expect(log.entries.isEmpty)
    #expect(clock.nextDeadline == .seconds(1))
    clock.advance(by: .zero)
    #expect(log.entries == ["a", "b"])
    #expect(clock.now == .seconds(5))
  }

  @Test("Time never goes back")
  func monotony() {
    clock.advance(to: .seconds(5))
    clock.pass(to: .seconds(3))
    clock.advance(to: .seconds(2))
    clock.advance(by: .seconds(-1))
    #expect(clock.now == .seconds(5))
  }

  @Test("A call fires one timer, or moves to the limit")
  func stepping() {
    schedule("a", at: 1)
    schedule("b", at: 1)
    schedule("c", at: 4)
    #expect(clock.fireNext(dueBy: .seconds(3)))
    #expect(log.entries == ["a"])
    #expect(clock.now == .seconds(1))
    #expect(clock.fireNext(dueBy: .seconds(3)))
    #expect(clock.now == .seconds(1))
    #expect(!clock.fireNext(dueBy: .seconds(3)))
    #expect(clock.now == .seconds(3))
    #expect(log.entries == ["a", "b"])
    #expect(clock.fireNext(dueBy: .seconds(4)))
    #expect(clock.now == .seconds(4))
  }

  @Test("A code block is measured in virtual time")
  func measuring() {
    #expect(clock.measure { clock.advance(by: .milliseconds(1500)) } == .milliseconds(1500))
  }
}
