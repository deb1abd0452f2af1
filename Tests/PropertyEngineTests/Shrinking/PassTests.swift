import PropertyEngine
import Testing

/// A failure that one pass is needed for: with all passes it ends at the simplest sequence, and
/// without that one it stops short of it.
struct StuckCase: Sendable, CustomTestStringConvertible {
  let pass: ShrinkPass
  let start: [UInt64]
  let simplest: [UInt64]

  /// Where it stops without the pass.
  let stuck: [UInt64]

  /// Generates, and says whether it failed and after how many choices.
  let play: @Sendable (inout ChoiceSource) -> (isFailing: Bool, end: Int?)

  var testDescription: String { pass.rawValue }

  func trial(_ values: [UInt64]) -> Trial<String> {
    let made = Generator { play(&$0) }.replay(values)
    return Trial(
      record: made.record,
      failures: made.value.isFailing ? ["failure"] : [],
      end: made.value.end
    )
  }

  func shrunk(with passes: [ShrinkPass]) throws -> ShrinkResult<String> {
    var shrinker = try #require(Shrinker(trial(start), passes: passes))
    return shrinker.run { trial($0) }
  }
}

@Suite("What each pass of a shrink is for")
struct PassTests {
  @Test("Every pass is needed, and none is missing from the list")
  func complete() {
    #expect(Self.cases.map(\.pass) == ShrinkPass.allCases)
  }

  @Test("A failure that gets stuck without a pass", arguments: cases)
  func needed(row: StuckCase) throws {
    let all = try row.shrunk(with: ShrinkPass.allCases)
    #expect(all.best.record.values == row.simplest)
    #expect(all.ending == .finished)
    let others = try row.shrunk(with: ShrinkPass.allCases.filter { $0 != row.pass })
    #expect(others.best.record.values == row.stuck)
    #expect(others.ending == .finished)
    #expect(Shortlex.precedes(row.simplest, row.stuck))
  }

  static let cases: [StuckCase] = [
    // What follows the failure has to be consistent, so it can only be zeroed all at once.
    StuckCase(pass: .cutTail, start: [5, 2, 4, 8], simplest: [3, 0, 0, 0], stuck: [3, 2, 4, 8]) {
      source in
      let first = source.draw(through: 9)
      let tail = (0..<3).map { _ in source.draw(through: 9) }
      if tail[1] != tail[0] * 2 || tail[2] != tail[1] * 2 { source.reject() }
      return (first >= 3, 1)
    },
    // Two elements of flags, of which the last is needed.
    StuckCase(
      pass: .deleteSpans,
      start: [1, 0, 0, 1, 1, 1],
      simplest: [1, 1, 1, 0],
      stuck: [1, 0, 0, 1, 1, 1]
    ) { source in
      let elements = source.elements("element", count: 0...2) { [$0.bool(), $0.bool()] }
      return (elements.last == [true, true], nil)
    },
    // A tree, of which the last leaf is needed.
    StuckCase(
      pass: .descend,
      start: [1, 0, 3, 1, 0, 1, 0, 8],
      simplest: [0, 5],
      stuck: [1, 0, 0, 1, 0, 0, 0, 5]
    ) { source in (lastLeaf(&source, depth: 0) >= 5, nil) },
    // Two selections in either order.
    StuckCase(
      pass: .swapSpans,
      start: [1, 5, 1, 3, 0],
      simplest: [1, 3, 1, 5, 0],
      stuck: [1, 5, 1, 3, 0]
    ) {
      source in
      let elements = source.elements("element", count: 0...9) { $0.index(8) }
      return (elements == [5, 3] || elements == [3, 5], nil)
    },
    // Two selections that have to fit each other, and something after them.
    StuckCase(pass: .zeroSpans, start: [3, 5, 7], simplest: [0, 0, 4], stuck: [3, 5, 4]) {
      source in
      let pair = source.span("pair") { [$0.index(8), $0.index(8)] }
      return (source.draw(through: 9) >= 4 && (pair == [3, 5] || pair == [0, 0]), nil)
    },
    StuckCase(pass: .lowerChoices, start: [700], simplest: [17], stuck: [700]) { source in
      (source.draw(through: 1_000) >= 17, nil)
    },
    // Three of the same.
    StuckCase(pass: .lowerTogether, start: [9, 9, 9], simplest: [3, 3, 3], stuck: [9, 9, 9]) {
      source in
      let numbers = (0..<3).map { _ in source.draw(through: 20) }
      return (numbers.allSatisfy { $0 == numbers[0] && $0 >= 3 }, nil)
    },
    // Numbers up to the first 0, with no spans.
    StuckCase(
      pass: .deleteChoices,
      start: [3, 4, 7, 2, 0],
      simplest: [7, 0],
      stuck: [1, 1, 7, 0]
    ) { source in
      var found = false
      while true {
        let number = source.draw(through: 9)
        if number == 0 { return (found, nil) }
        found = found || number == 7
      }
    },
    // Two with a distance.
    StuckCase(pass: .lowerPairs, start: [33, 43], simplest: [0, 10], stuck: [33, 43]) { source in
      let first = source.draw(through: 99)
      return (source.draw(through: 199) == first + 10, nil)
    },
    // Two with a sum.
    StuckCase(pass: .redistribute, start: [70, 58], simplest: [28, 100], stuck: [70, 58]) {
      source in
      (source.draw(through: 100) + source.draw(through: 100) >= 128, nil)
    },
    // Brackets around what is needed: 3 opens, 4 closes.
    StuckCase(
      pass: .deletePairs,
      start: [1, 3, 1, 5, 1, 4, 0],
      simplest: [1, 5, 0],
      stuck: [1, 3, 1, 4, 1, 5, 0]
    ) { source in
      var depth = 0
      var isBalanced = true
      let elements = source.elements("element", count: 0...9) { $0.index(6) }
      for element in elements {
        depth += element == 3 ? 1 : element == 4 ? -1 : 0
        isBalanced = isBalanced && depth >= 0 && element >= 3
      }
      return (isBalanced && depth == 0 && elements.contains(5), nil)
    },
    // Waiting twice where waiting once would do.
    StuckCase(
      pass: .absorb,
      start: [1, 10, 1, 20, 0],
      simplest: [1, 27, 0],
      stuck: [1, 0, 1, 26, 0]
    ) { source in
      let waits = source.elements("wait", count: 0...9) { $0.draw(through: 99) + 1 }
      return (waits.reduce(0, +) >= 28, nil)
    },
  ]

  /// The last leaf of a tree.
  private static func lastLeaf(_ source: inout ChoiceSource, depth: Int) -> UInt64 {
    source.span("tree") { source in
      guard depth < 8, source.draw(through: 1) == 1 else { return source.draw(through: 9) }
      _ = lastLeaf(&source, depth: depth + 1)
      return lastLeaf(&source, depth: depth + 1)
    }
  }
}
