import PropertyEngine
import Testing

@Suite("Primitives")
struct PrimitivesTests {
  /// The primitives of a source, each with a closure whose results a replay must repeat.
  static let all: [(name: String, ask: @Sendable (inout ChoiceSource) -> [Int])] = [
    ("draw(through:)", { [Int(truncatingIfNeeded: $0.draw(through: .max))] }),
    ("draw(through:favoring:)", { [Int($0.draw(through: 99, favoring: [5, 100]))] }),
    ("bool", { [$0.bool() ? 1 : 0] }),
    ("bool(_:outOf:)", { [$0.bool(2, outOf: 3) ? 1 : 0] }),
    ("index", { [$0.index(7)] }),
    ("index(weights:)", { [$0.index(weights: [0, 3, 1])] }),
    ("elements", { source in source.elements(count: 1...6) { $0.index(5) } }),
    ("shuffled", { $0.shuffled([1, 2, 3, 4, 5]) }),
    ("subset", { $0.subset([1, 2, 3, 4, 5]) }),
    ("filter", { source in [Generator.integer(in: 0...9).filter { $0 % 3 == 0 }(&source)] }),
    (
      "filter in vain",
      { source in [Generator.integer(in: 0...2).filter(attempts: 1) { $0 != 0 }(&source)] }
    ),
    ("commands", { source in Depot.machine.commands(&source).counts.map(\.uses) }),
  ]

  @Test("Answers that only steer sampling are not recorded or replayed", arguments: all)
  func replay(name: String, ask: @escaping @Sendable (inout ChoiceSource) -> [Int]) {
    let generator = Generator(ask)
    for index in 0..<200 as Range<UInt64> {
      let made = generator.generate(CaseSeed(runSeed: 1, propertyID: name, caseIndex: index))
      let replayed = generator.replay(made.record.values)
      #expect(replayed.value == made.value)
      #expect(replayed.record == made.record)
    }
  }
}
