import Testing

@testable import PropertyEngine

@Suite("The shrinker")
struct ShrinkerTests {
  /// Numbers that are judged one by one: a large one, a small odd one, and many.
  private static func trial(_ values: [UInt64], limit: Int = 100) -> Trial<String> {
    let made = Generator<[UInt64]> { source in
      source.elements("number", count: 0...50) { $0.draw(through: 1_000) }
    }.replay(values, limit: limit)
    var failures: [String] = []
    if made.value.contains(where: { $0 > 500 }) { failures.append("large") }
    if made.value.contains(where: { $0 % 2 == 1 && $0 < 10 }) { failures.append("odd") }
    if made.value.count > 3 { failures.append("many") }
    return Trial(record: made.record, failures: failures)
  }

  private static let start: [UInt64] = [1, 40, 1, 9, 1, 900, 1, 6, 1, 7, 0]

  @Test(
    "It is locked to one failure, whatever else would be simpler",
    arguments: [
      ("large", [1, 501, 0]), ("odd", [1, 1, 0]), ("many", [1, 0, 1, 0, 1, 0, 1, 0, 0]),
    ] as [(String, [UInt64])]
  )
  func locked(label: String, simplest: [UInt64]) throws {
    var shrinker = try #require(Shrinker(Self.trial(Self.start), label: label))
    let result = shrinker.run { Self.trial($0) }
    #expect(result.best.record.values == simplest)
    #expect(result.best.failures.contains(label))
    #expect(result.ending == .finished)
  }

  @Test("What else fails is kept aside, with the first and the simplest that showed it")
  func others() throws {
    let failing = Self.trial([1, 9, 1, 900, 0])
    #expect(failing.failures == ["large", "odd"])
    var shrinker = try #require(Shrinker(failing))
    #expect(shrinker.label == "large")
    var shown = [failing.record.values]
    let result = shrinker.run { values in
      let trial = Self.trial(values)
      if trial.failures.contains("odd") { shown.append(trial.record.values) }
      return trial
    }
    let odd = try #require(result.others.first)
    #expect(result.others.map(\.label) == ["odd"])
    #expect(odd.first == failing)
    #expect(shown.count > 1)
    #expect(shown.allSatisfy { !Shortlex.precedes($0, odd.simplest.record.values) })
    #expect(shown.contains(odd.simplest.record.values))
    #expect(result.best.record.values == [1, 501, 0])
  }

  @Test("Each improvement is told as it is found, and each is simpler than the one before")
  func improvements() throws {
    var heard: [[UInt64]] = [Self.trial(Self.start).record.values]
    var shrinker = try #require(Shrinker(Self.trial(Self.start)))
    let result = shrinker.run(improved: { heard.append($0.record.values) }) { Self.trial($0) }
    #expect(heard.count == result.statistics.improvements + 1)
    #expect(zip(heard.dropFirst(), heard).allSatisfy { Shortlex.precedes($0, $1) })
    #expect(heard.last == result.best.record.values)
  }

  @Test("The same failure is shrunk in the same way, attempt by attempt")
  func deterministic() throws {
    func attempts() throws -> [[UInt64]] {
      var proposed: [[UInt64]] = []
      var shrinker = try #require(Shrinker(Self.trial(Self.start)))
      _ = shrinker.run { values in
        proposed.append(values)
        return Self.trial(values)
      }
      return proposed
    }
    let first = try attempts()
    #expect(try attempts() == first)
    var digest = Digest()
    for value in first.joined() { digest.combine(value) }
    #expect(digest.value == 11_473_326_212_366_203_749)
  }

  @Test("No sequence is played twice")
  func cached() throws {
    var played: [[UInt64]] = []
    var shrinker = try #require(Shrinker(Self.trial(Self.start)))
    let result = shrinker.run { values in
      played.append(values)
      return Self.trial(values)
    }
    #expect(Set(played).count == played.count)
    #expect(result.statistics.skipped > 0)
    #expect(result.statistics.runs == played.count)
    let perPass = result.statistics.passes
    #expect(perPass.map(\.pass) == ShrinkPass.allCases)
    #expect(perPass.reduce(0) { $0 + $1.runs } == result.statistics.runs)
    #expect(perPass.reduce(0) { $0 + $1.improvements } == result.statistics.improvements)
  }

  @Test("A budget is kept to the run", arguments: [0, 1, 7])
  func budget(runs: Int) throws {
    var shrinker = try #require(
      Shrinker(Self.trial(Self.start), budget: ShrinkBudget(runs: runs))
    )
    let result = shrinker.run { Self.trial($0) }
    #expect(result.statistics.runs == runs)
    #expect(result.ending == .outOfRuns)
  }

  @Test("A shrink that brings nothing for long enough gives up")
  func stall() throws {
    let failing = Self.trial(Self.start)
    var shrinker = try #require(Shrinker(failing, budget: ShrinkBudget(runs: 100, stall: 5)))
    let result = shrinker.run { Trial(record: Self.trial($0).record) }
    #expect(result.best == failing)
    #expect(result.statistics.runs == 5)
    #expect(result.statistics.sinceImprovement == 5)
    #expect(result.ending == .stalled)
  }

  @Test("There is nothing to shrink where nothing failed")
  func nothing() {
    let refused = [
      Shrinker(Self.trial([0])), Shrinker(Self.trial(Self.start), label: "other"),
      Shrinker(Trial(record: Self.trial([1]).record, failures: ["large"])),
    ]
    #expect(refused.allSatisfy { $0?.label == nil })
  }

  @Test("It proposes the same until it is answered, and nothing after the end")
  func asking() throws {
    var shrinker = try #require(Shrinker(Self.trial(Self.start)))
    let asked = [shrinker.next(), shrinker.next()]
    let first = try #require(asked[0])
    #expect(asked[1] == first)
    #expect(shrinker.result.ending == .unfinished)
    shrinker.report(Self.trial(first))
    let second = shrinker.next()
    #expect(second != first)
    while let values = shrinker.next() { shrinker.report(Self.trial(values)) }
    let last = shrinker.next()
    #expect(last == nil)
    #expect(shrinker.result.ending == .finished)
  }

  @Test("An invalid trial is no improvement, though it claims to fail")
  func invalid() throws {
    let failing = Self.trial(Self.start)
    var shrinker = try #require(Shrinker(failing))
    let result = shrinker.run { values in
      Trial(record: Self.trial(values, limit: 0).record, failures: ["large"])
    }
    #expect(result.best == failing)
    #expect(result.statistics.invalid == result.statistics.runs)
  }

  @Test("A player on the main actor may take its time, and finds the same")
  @MainActor
  func asynchronous() async throws {
    let player = Player()
    var shrinker = try #require(Shrinker(Self.trial(Self.start)))
    let result = await shrinker.run(improved: { _ in player.improvements += 1 }) { values in
      await player.play(values)
    }
    var other = try #require(Shrinker(Self.trial(Self.start)))
    let atOnce = other.run { Self.trial($0) }
    #expect(result == atOnce)
    #expect(player.plays == result.statistics.runs)
    #expect(player.improvements == result.statistics.improvements)
  }

  @MainActor
  private final class Player {
    var plays = 0
    var improvements = 0

    func play(_ values: [UInt64]) async -> Trial<String> {
      plays += 1
      await Task.yield()
      return ShrinkerTests.trial(values)
    }
  }
}
