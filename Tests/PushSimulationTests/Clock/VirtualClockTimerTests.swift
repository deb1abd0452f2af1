import PushSimulation
import Testing

@Suite("Timers fire by deadline, then by registration")
struct VirtualClockTimerTests {
  let clock = VirtualClock()
  let log = Log<String>()

  @Test("A new clock stands at zero and has nothing to do")
  func begins() {
    #expect(clock.now == .seconds(0))
    #expect(clock.nextDeadline == nil)
    #expect(clock.waiting == 0)
    #expect(clock.minimumResolution == .nanoseconds(1))
    #expect(clock.now.description == "0.0 seconds")
  }

  @Test("A timer is due at its deadline and not a nanosecond before")
  func bound() {
    clock.schedule(at: .seconds(5)) { [log] in log.note("due") }
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

  @Test("A code block is measured in virtual time")
  func measuring() {
    #expect(clock.measure { clock.advance(by: .milliseconds(1500)) } == .milliseconds(1500))
  }
}
