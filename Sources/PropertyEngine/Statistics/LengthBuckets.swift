/// How long sequences were, in buckets that double: 0, 1, 2 to 3, 4 to 7, and so on.
package struct LengthBuckets: Sendable, Hashable {
  /// A range of lengths and how many fell into it.
  package struct Bucket: Sendable, Hashable {
    /// The lengths.
    package let lengths: ClosedRange<Int>

    /// How many there were.
    package let count: Int
  }

  private var counts: [Int] = []

  /// Makes empty buckets.
  package init() {}

  /// The buckets up to the last that is not empty, the shortest lengths first.
  package var buckets: [Bucket] {
    counts.enumerated()
      .map { index, count in
        guard index > 0 else { return Bucket(lengths: 0...0, count: count) }
        let least = 1 << (index - 1)
        return Bucket(lengths: least...least + (least - 1), count: count)
      }
  }

  /// Counts a length; a negative one counts as 0.
  package mutating func add(_ length: Int) {
    let index = Int.bitWidth - max(0, length).leadingZeroBitCount
    while counts.count <= index { counts.append(0) }
    counts[index] += 1
  }

  /// Adds other buckets.
  package mutating func merge(_ other: LengthBuckets) {
    while counts.count < other.counts.count { counts.append(0) }
    for (index, count) in other.counts.enumerated() { counts[index] += count }
  }
}
