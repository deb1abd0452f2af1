import Testing

@testable import PropertyEngine

extension ChoiceSource {
  /// Draws an index by weight among the indices that a swarm enables, as ``CommandMachine`` draws a command.
  fileprivate mutating func index(weights: [Int], swarm: Swarm) -> Int {
    let weighting = Weighting(weights, swarm: swarm)
    return Int(draw(through: UInt64(weights.count - 1)) { weighting.sample(&$0) })
  }
}

@Suite("Swarms")
struct SwarmTests {
  private static func source(_ index: UInt64) -> ChoiceSource {
    ChoiceSource(seed: CaseSeed(runSeed: 3, propertyID: "swarm", caseIndex: index))
  }

  @Test("A swarm leaves out none, some and nearly all, each feature as often as another")
  func shares() {
    var enabled = [Int](repeating: 0, count: 8)
    var sizes = [Int](repeating: 0, count: 9)
    for index in 0..<4_000 as Range<UInt64> {
      var source = Self.source(index)
      let swarm = source.swarm()
      var size = 0
      for feature in enabled.indices where swarm.isEnabled(feature) {
        enabled[feature] += 1
        size += 1
      }
      sizes[size] += 1
    }
    #expect(enabled.allSatisfy { (2_100...2_400).contains($0) })
    #expect(sizes.allSatisfy { $0 > 100 })
  }

  @Test("A swarm records no choices, and a replay has no swarm")
  func open() {
    var source = ChoiceSource(replaying: [4])
    let swarm = source.swarm()
    #expect(swarm == .open)
    let index = source.index(weights: [1, 1, 1, 1, 1], swarm: swarm)
    #expect(index == 4)
    #expect(source.record.choices.count == 1)
  }

  @Test("Values that a swarm leaves out are not sampled, unless it leaves out all")
  func sampling() {
    let swarm = Swarm(word: 1, density: 8)
    let enabled = (0..<6).filter { swarm.isEnabled($0) }
    #expect(!enabled.isEmpty && enabled.count < 6)
    var source = Self.source(0)
    for _ in 0..<500 {
      let index = source.index(weights: [1, 1, 1, 1, 1, 1], swarm: swarm)
      #expect(enabled.contains(index))
    }
    let none = Swarm(word: 1, density: 16)
    let drawn = (0..<100).map { _ in source.index(weights: [1, 1], swarm: none) }
    #expect(drawn.contains(0) && drawn.contains(1))
  }

  @Test("Swarms find faults that need long runs of one command")
  func longRuns() {
    /// Eight equal commands in a row, of six.
    func hits(_ isSwarming: Bool) -> Int {
      (0..<2_000 as Range<UInt64>).count { index in
        var source = Self.source(index)
        let swarm = isSwarming ? source.swarm() : .open
        var row = 0
        var last = -1
        for _ in 0..<30 {
          let command = source.index(weights: [1, 1, 1, 1, 1, 1], swarm: swarm)
          row = command == last ? row + 1 : 1
          last = command
          if row == 8 { return true }
        }
        return false
      }
    }
    let (with, without) = (hits(true), hits(false))
    #expect(without == 0)
    #expect(with == 287)
  }
}
