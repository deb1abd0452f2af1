package struct RunStatistics: Sendable, Hashable {
  /// The number of generated cases, including discarded cases.
  package private(set) var cases = 0

  package private(set) var filtered = 0

  package private(set) var overruns = 0

  package private(set) var rules: [RuleCount] = []

  package init() {}

  package mutating func add(_ record: ChoiceRecord) {
    cases += 1
    switch record.defect {
    case .filtered: filtered += 1
    case .overrun: overruns += 1
    case nil: break
    }
  }

  package mutating func add(_ counts: [RuleCount]) {
    for (index, count) in counts.enumerated() {
      // The rules of the sequence nearly always have the same order as the rules of the statistics.
      let place =
        index < rules.count && rules[index].name == count.name
        ? index : rules.firstIndex { $0.name == count.name }
      guard let place else {
        rules.append(count)
        continue
      }
      rules[place].uses += count.uses
      rules[place].rejections += count.rejections
    }
  }
}

/// The lengths of sequences, in buckets that double: 0, 1, 2 to 3, 4 to 7, and so on.
package struct LengthBuckets: Sendable, Hashable {
  package struct Bucket: Sendable, Hashable {
    package let lengths: ClosedRange<Int>

    package let count: Int
  }

  private var counts: [Int] = []

  package init() {}

  package var buckets: [Bucket] {
    counts.enumerated()
      .map { index, count in
        guard index > 0 else { return Bucket(lengths: 0...0, count: count) }
        let least = 1 << (index - 1)
        return Bucket(lengths: least...least + (least - 1), count: count)
      }
  }

  package mutating func add(_ length: Int) {
    let index = Int.bitWidth - max(0, length).leadingZeroBitCount
    while counts.count <= index { counts.append(0) }
    counts[index] += 1
  }
}
