import Testing

@testable import PropertyEngine

@Suite("The parts of the shrinker")
struct ShrinkPartsTests {
  @Test(
    "Shorter comes first, then smaller",
    arguments: [
      ([9], [0, 0], true), ([0, 0], [9], false), ([0, 9], [1, 0], true), ([1, 0], [0, 9], false),
      ([1, 2], [1, 2], false), ([], [0], true), ([], [], false),
    ] as [([UInt64], [UInt64], Bool)]
  )
  func shortlex(one: [UInt64], other: [UInt64], expected: Bool) {
    #expect(Shortlex.precedes(one, other) == expected)
  }

  @Test(
    "A search finds the smallest that does, in few steps",
    arguments: [
      (0, 0, 0), (5, 0, 1), (8, 8, 8), (1_000, 17, 12), (1_000, 1_000, 12), (.max, 1 << 40, 66),
      (.max, .max, 66),
    ] as [(UInt64, UInt64, Int)]
  )
  func search(start: UInt64, smallest: UInt64, most: Int) {
    var search = ValueSearch(from: start)
    var steps = 0
    while let number = search.next() {
      steps += 1
      search.learn(number >= smallest)
    }
    #expect(search.high == smallest)
    #expect(steps <= most)
  }

  @Test("Every second number is searched too: integers alternate between the signs")
  func parity() {
    let generator = Generator.integer(in: -1_000...1_000)
    var search = ValueSearch(from: 1_500)
    while let number = search.next() {
      search.learn(generator.replay([number]).value <= -5)
    }
    #expect(generator.replay([search.high]).value == -5)
  }

  @Test("Tried sequences are known, in their length and order, until there are too many")
  func tried() {
    var tried = TriedSequences(capacity: 100)
    let sequences: [[UInt64]] = [[], [0], [0, 0], [1, 2], [2, 1], [1, 2], []]
    #expect(sequences.map { tried.insert($0) } == [true, true, true, true, true, false, false])
    var most = 0
    for number in 0..<10_000 as Range<UInt64> {
      let isNew = tried.insert([number, 7])
      #expect(isNew)
      most = max(most, tried.count)
    }
    #expect(most == 128)
    let isForgotten = tried.insert([1, 2])
    #expect(isForgotten)
  }

  @Test(
    "Edits",
    arguments: [
      (.remove(1..<3), [1, 4, 5]), (.removeBoth(0..<1, 2..<4), [2, 5]),
      (.removeAndSet(0..<2, 4, 9), [3, 4, 9]), (.zero(1..<3), [1, 0, 0, 4, 5]),
      (.set(2, 9), [1, 2, 9, 4, 5]), (.setAll([0, 4], 7), [7, 2, 3, 4, 7]),
      (.setBoth(0, 8, 1, 9), [8, 9, 3, 4, 5]), (.swap(0..<1, 1..<3), [2, 3, 1, 4, 5]),
      (.swap(0..<1, 3..<5), [4, 5, 2, 3, 1]), (.replace(1..<5, with: 2..<3), [1, 3]),
    ] as [(ShrinkEdit, [UInt64])]
  )
  func edits(edit: ShrinkEdit, expected: [UInt64]) {
    #expect(edit.applied(to: [1, 2, 3, 4, 5]) == expected)
  }

  @Test("Spans keep their place when something is left out")
  func spans() {
    let spans = [
      ChoiceSpan(label: "all", range: 0..<9, depth: 0),
      ChoiceSpan(label: "a", range: 0..<3, depth: 1),
      ChoiceSpan(label: "b", range: 3..<6, depth: 1),
      ChoiceSpan(label: "c", range: 6..<9, depth: 1),
    ]
    #expect(
      ShrinkEdit.removing(3..<6, from: spans) == [
        ChoiceSpan(label: "all", range: 0..<6, depth: 0),
        ChoiceSpan(label: "a", range: 0..<3, depth: 1),
        ChoiceSpan(label: "c", range: 3..<6, depth: 1),
      ]
    )
  }

  @Test("A command that reads less than before is put back into step")
  func realignment() throws {
    // A number of arguments, then as many; twice.
    let generator = Generator<[[UInt64]]> { source in
      (0..<2).map { _ in
        source.span("step") { source in
          let count = source.draw(through: 3)
          return (0..<count).map { _ in source.draw(through: 9) }
        }
      }
    }
    let best = generator.replay([3, 7, 8, 9, 1, 5]).record
    let edit = ShrinkEdit.set(0, 1)
    let values = edit.applied(to: best.values)
    let outOfStep = generator.replay(values)
    #expect(outOfStep.value == [[7], [9, 1, 5]])
    var realignment = try #require(Realignment(edit, of: best, values: values))
    let isRepaired = realignment.repair(after: outOfStep.record)
    #expect(isRepaired)
    #expect(realignment.values == [1, 7, 1, 5])
    let inStep = generator.replay(realignment.values)
    #expect(inStep.value == [[7], [5]])
    let isRepairedAgain = realignment.repair(after: inStep.record)
    #expect(!isRepairedAgain)
  }
}
