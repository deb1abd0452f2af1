import PropertyEngine
import PushSimulation
import Testing

/// A model of a clock that is simple enough to check by reading.
private struct PlainClock {
  enum Reaction: Sendable {
    case none
    case schedule(after: Int)
    case cancel(Int)
  }

  struct Timer {
    var number: Int
    var deadline: Int
    var reaction: Reaction
  }

  private(set) var now = 0
  private(set) var waiting: [Timer] = []
  private(set) var fired: [Int] = []
  private(set) var registered = 0

  var nextDeadline: Int? { waiting.map(\.deadline).min() }

  mutating func schedule(at deadline: Int, _ reaction: Reaction) {
    waiting.append(Timer(number: registered, deadline: deadline, reaction: reaction))
    registered += 1
  }

  mutating func cancel(_ number: Int) -> Bool {
    let count = waiting.count
    waiting.removeAll { $0.number == number }
    return waiting.count < count
  }

  mutating func fireNext(dueBy limit: Int) -> Bool {
    let due = waiting.filter { $0.deadline <= limit }
    guard let next = due.min(by: { ($0.deadline, $0.number) < ($1.deadline, $1.number) }) else {
      now = max(now, limit)
      return false
    }
    now = max(now, next.deadline)
    _ = cancel(next.number)
    fired.append(next.number)
    switch next.reaction {
    case .none: break
    case .schedule(let delay): schedule(at: now + delay, .none)
    case .cancel(let number): _ = cancel(number)
    }
    return true
  }

  mutating func pass(to instant: Int) { now = max(now, instant) }
}

/// The clock under test, with the interface of the model.
private struct SpokenClock {
  let clock = VirtualClock()
  let fired = Log<Int>()
  let timers = Log<VirtualClock.Timer>()

  func schedule(at deadline: Int, _ reaction: PlainClock.Reaction) {
    let number = timers.entries.count
    timers.note(
      clock.schedule(at: .seconds(deadline)) { [self] in
        fired.note(number)
        switch reaction {
        case .none: break
        case .schedule(let delay):
          schedule(at: Int(clock.now.offset.components.seconds) + delay, .none)
        case .cancel(let number): _ = cancel(number)
        }
      }
    )
  }

  func cancel(_ number: Int) -> Bool {
    let known = timers.entries
    return known.indices.contains(number) && known[number].cancel()
  }
}

extension SplitMix64: RandomNumberGenerator {}

@Suite("A clock behaves like an array of timers")
struct VirtualClockModelTests {
  @Test("The clock equals its model over four hundred random moves", arguments: UInt64(0)..<32)
  func agrees(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var model = PlainClock()
    let spoken = SpokenClock()
    for move in 0..<400 {
      let place: Comment = "move \(move) of seed \(seed)"
      let instant = model.now + Int.random(in: -3...12, using: &random)
      let someTimer = Int.random(in: 0...model.registered, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<6:
        let reaction: PlainClock.Reaction =
          switch Int.random(in: 0..<6, using: &random) {
          case 0: .schedule(after: Int.random(in: -2...4, using: &random))
          case 1: .cancel(someTimer)
          default: .none
          }
        model.schedule(at: instant, reaction)
        spoken.schedule(at: instant, reaction)
      case 6..<8:
        try #require(spoken.cancel(someTimer) == model.cancel(someTimer), place)
      case 8..<10:
        let fired = model.fireNext(dueBy: instant)
        try #require(spoken.clock.fireNext(dueBy: .seconds(instant)) == fired, place)
      case 10:
        model.pass(to: instant)
        spoken.clock.pass(to: .seconds(instant))
      default:
        while model.fireNext(dueBy: instant) {}
        spoken.clock.advance(to: .seconds(instant))
      }
      try #require(spoken.fired.entries == model.fired, place)
      try #require(spoken.clock.now == .seconds(model.now), place)
      try #require(spoken.clock.waiting == model.waiting.count, place)
      try #require(spoken.clock.nextDeadline == model.nextDeadline.map { .seconds($0) }, place)
    }
    try #require(!model.fired.isEmpty, "seed \(seed) fired nothing")
  }

  @Test("Ten thousand timers fire in order, half of them called off")
  func many() {
    var random = SplitMix64(seed: 7)
    let clock = VirtualClock()
    let fired = Log<Int>()
    let deadlines = (0..<10_000).map { _ in Int.random(in: 0..<1_000, using: &random) }
    let timers = deadlines.enumerated().map { number, deadline in
      clock.schedule(at: .seconds(deadline)) { fired.note(number) }
    }
    for number in stride(from: 1, to: timers.count, by: 2) { timers[number].cancel() }
    #expect(clock.waiting == 5_000)
    clock.advance(to: .seconds(1_000))
    let expected = stride(from: 0, to: timers.count, by: 2).sorted {
      (deadlines[$0], $0) < (deadlines[$1], $1)
    }
    #expect(fired.entries == expected)
    #expect(clock.waiting == 0)
  }
}
