import PropertyEngine
import Testing

/// A primitive of a source, by name, with results that a replay must repeat.
struct Primitive: Sendable, CustomTestStringConvertible {
  let name: String
  let ask: @Sendable (inout ChoiceSource) -> [Int]

  var testDescription: String { name }
}

@Suite("Primitives")
struct PrimitivesTests {
  static let all: [Primitive] = [
    Primitive(name: "draw(through:)") { [Int(truncatingIfNeeded: $0.draw(through: .max))] },
    Primitive(name: "draw(through:favoring:)") {
      [Int($0.draw(through: 99, favoring: [5, 100]))]
    },
    Primitive(name: "bool") { [$0.bool() ? 1 : 0] },
    Primitive(name: "bool(_:outOf:)") { [$0.bool(2, outOf: 3) ? 1 : 0] },
    Primitive(name: "index") { [$0.index(7)] },
    Primitive(name: "index(weights:)") { [$0.index(weights: [0, 3, 1])] },
    Primitive(name: "elements") { source in
      source.elements(count: 1...6) { $0.index(5) }
    },
    Primitive(name: "shuffled") { $0.shuffled([1, 2, 3, 4, 5]) },
    Primitive(name: "subset") { $0.subset([1, 2, 3, 4, 5]) },
    Primitive(name: "filter") { source in
      [Generator.integer(in: 0...9).filter { $0 % 3 == 0 }(&source)]
    },
    Primitive(name: "filter in vain") { source in
      [Generator.integer(in: 0...2).filter(attempts: 1) { $0 != 0 }(&source)]
    },
    Primitive(name: "commands") { source in
      Depot.machine.commands(&source).counts.map(\.uses)
    },
  ]

  @Test("Answers that only steer sampling are not recorded or replayed", arguments: all)
  func replay(primitive: Primitive) {
    let generator = Generator { primitive.ask(&$0) }
    for index in 0..<200 as Range<UInt64> {
      let made = generator.generate(
        CaseSeed(runSeed: 1, propertyID: primitive.name, caseIndex: index)
      )
      let replayed = generator.replay(made.record.values)
      #expect(replayed.value == made.value)
      #expect(replayed.record == made.record)
    }
  }
}
