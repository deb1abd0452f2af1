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
}
