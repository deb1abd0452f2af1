import PushSimulation
import Testing

@Suite("A cancelled timer leaves no trace")
struct VirtualClockCancellationTests {
  let clock = VirtualClock()
  let log = Log<String>()

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

  @Test("Canceling a timer releases its action at once")
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

  @Test("An object that calls its timers off when it is released can be released with a timer")
  func releasesUnlocked() {
    let other = clock.schedule(at: .seconds(9)) { [log] in log.note("other") }
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

  private final class Witness: Sendable {
    let end: @Sendable () -> Void

    init(end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }
  }
}
