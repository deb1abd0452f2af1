import PropertyEngine
import Testing

@Suite("How far shrinking gets")
struct QualityTests {
  @Test("A shortest sequence shows its fault with the last command", arguments: DepotFault.allCases)
  func shortest(fault: DepotFault) {
    let commands = fault.shortest
    let expected = Depot.expected(commands)
    let index = Depot.firstDifference(commands, expected: expected, fault: fault)
    #expect(index == commands.count - 1)
    for spared in commands.indices {
      var fewer = commands
      fewer.remove(at: spared)
      // What a release or a cancellation refers to is gone, so it is no sequence at all.
      guard Depot.isPossible(fewer) else { continue }
      let expected = Depot.expected(fewer)
      #expect(Depot.firstDifference(fewer, expected: expected, fault: fault) == nil)
    }
  }

  @Test(
    "Two hundred runs, each with every fault, end with the fewest commands",
    arguments: stride(from: 0, to: 200, by: 25).map { UInt64($0) }
  )
  func fewest(firstSeed: UInt64) throws {
    for seed in firstSeed..<firstSeed + 25 {
      let failures = Depot.firstFailures(runSeed: seed)
      try #require(failures.count == DepotFault.allCases.count)
      for failing in failures {
        let fault = try #require(failing.failures.first)
        var shrinker = try #require(Shrinker(failing))
        let result = shrinker.run { Depot.play($0, fault: fault) }
        let commands = Depot.machine.generator.replay(result.best.record.values).value.commands
        #expect(result.ending == .finished, "\(fault), seed \(seed)")
        #expect(commands.count == fault.shortest.count, "\(fault), seed \(seed): \(commands)")
      }
    }
  }
}
