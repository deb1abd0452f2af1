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
