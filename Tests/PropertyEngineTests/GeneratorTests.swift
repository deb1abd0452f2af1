import PropertyEngine
import Testing

@Suite("Generators")
struct GeneratorTests {
  private static let everything: Generator<[String]> = Generator<String>.frequency([
    (3, Generator.integer(in: -1000...1000).map { "\($0)" }),
    (1, Generator.string(of: "abc🧵", count: 0...8)),
    (
      2,
      Generator<String> { source in
        let isTrue = Generator.bool(&source)
        let letter = Generator.element(of: ["x", "y"])(&source)
        let byte = source.bool(3, outOf: 4) ? Generator<UInt8>.integer()(&source) : nil
        return "\(isTrue) \(letter) \(byte.map { "\($0)" } ?? "-")"
      }
    ),
    (
      1,
      Generator<String> { source in
        let count = Generator.integer(in: 1...4)(&source)
        let numbers = source.elements(count: count...count) { Generator<Int64>.integer()(&$0) }
        return numbers.map { "\($0)" }.joined(separator: ",")
      }
    ),
  ]).array(count: 0...20)

  private static func seed(_ index: UInt64) -> CaseSeed {
    CaseSeed(runSeed: 1, propertyID: "everything", caseIndex: index)
  }

  @Test("A seed always makes the same value")
  func digest() {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<100 as Range<UInt64> {
      for choice in Self.everything.generate(Self.seed(index)).record.choices {
        for word in [choice.value, choice.maximum] {
          digest = (digest ^ word) &* 0x0000_0100_0000_01B3
        }
      }
    }
    #expect(digest == 8_089_164_690_145_772_745)
    #expect(
      Self.everything.generate(Self.seed(3)).value == [
        "-517", "1472051425217544715,-7388883069397491641,-7952411267666192929",
      ]
    )
  }

  @Test("A replay gives the same value and the same record")
  func replay() {
    for index in 0..<200 as Range<UInt64> {
      let original = Self.everything.generate(Self.seed(index))
      let replayed = Self.everything.replay(original.record.values)
      #expect(replayed == original)
      #expect(original.record.isValid)
    }
  }

  @Test("Every edit of a record makes a value, or an overrun, and never anything else")
  func edits() {
    for index in 0..<8 as Range<UInt64> {
      let values = Self.everything.generate(Self.seed(index)).record.values
      for position in values.indices {
        var larger = values
        larger[position] = .max
        var shorter = values
        shorter.remove(at: position)
        for edited in [larger, shorter, Array(values[..<position])] {
          let replayed = Self.everything.replay(edited)
          #expect(replayed.value.count <= 20)
          #expect(replayed.record.defect != .filtered)
          #expect(replayed.record.choices.count <= edited.count)
        }
      }
    }
  }

  @Test("Zeros make the simplest value")
  func simplest() {
    let zeros = [UInt64](repeating: 0, count: 10)
    #expect(Self.everything.replay(zeros).value == [])
    #expect(Generator.integer(in: -5...5).replay(zeros).value == 0)
    #expect(Generator.integer(in: 7...9).replay(zeros).value == 7)
    #expect(Generator.integer(in: -9...(-7)).replay(zeros).value == -7)
    #expect(Generator.element(of: "xyz").replay(zeros).value == "x")
    #expect(Generator.oneOf([.integer(in: 1...2), .integer(in: 3...4)]).replay(zeros).value == 1)
    #expect(Generator.string(of: "ab", count: 2...4).replay(zeros).value == "aa")
  }

  @Test("Integers come in the order of their distance from the simplest")
  func integerOrder() {
    let mixed = Generator.integer(in: -2...4)
    #expect((0..<7).map { mixed.replay([$0]).value } == [0, 1, -1, 2, -2, 3, 4])
    let negative = Generator.integer(in: -4...1)
    #expect((0..<6).map { negative.replay([$0]).value } == [0, 1, -1, -2, -3, -4])
    let positive = Generator<UInt8>.integer(in: 3...6)
    #expect((0..<4).map { positive.replay([$0]).value } == [3, 4, 5, 6])
  }

  @Test("The widest ranges reach both ends")
  func widest() {
    #expect(Generator<Int64>.integer().replay([.max]).value == .min)
    #expect(Generator<Int64>.integer().replay([.max - 1]).value == -.max)
    #expect(Generator<Int64>.integer().replay([.max - 2]).value == .max)
    #expect(Generator<UInt64>.integer().replay([.max]).value == .max)
    #expect(Generator<Int8>.integer().replay([255]).value == .min)
    #expect(Generator<Int8>.integer(in: .min ... -1).replay([127]).value == .min)
  }

  @Test("A filter meets its condition, or discards the case")
  func filter() {
    let even = Generator.integer(in: 0...100).filter { $0 % 2 == 0 }
    for index in 0..<100 as Range<UInt64> {
      let made = even.generate(Self.seed(index))
      #expect(made.value % 2 == 0)
    }
    let never = Generator.bool.filter(attempts: 5) { _ in false }
    let made = never.generate(Self.seed(0))
    #expect(made.record.defect == .filtered)
    #expect(made.record.choices.count == 5)
  }

  @Test("A recursive generator without an end is stopped")
  func recursion() {
    let bits = Generator<Int> { source in
      var count = 0
      while !source.bool(1, outOf: 1_000_000_000), source.record.isValid { count += 1 }
      return count
    }
    let made = bits.generate(Self.seed(0), limit: 1_000)
    #expect(made.value == 1_000)
    #expect(made.record.defect == .overrun)
  }
}
