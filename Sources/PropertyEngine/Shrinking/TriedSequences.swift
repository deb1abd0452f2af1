/// The sequences that were played already.
///
/// Playing one again could not help: what was tried is no simpler than the best, or it did not
/// fail. It holds hashes alone, so a sequence may in theory be taken for another; then one
/// attempt is skipped, in every run alike.
struct TriedSequences: Sendable {
  /// A table with open addressing; 0 marks a free place.
  private var slots: [UInt64]
  private(set) var count = 0

  /// Makes an empty set that holds a number of sequences; when it is full it forgets them all.
  init(capacity: Int) {
    var size = 64
    while size < min(capacity, 32_768) * 2 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
  }

  /// Adds a sequence.
  ///
  /// - Returns: Whether it was new.
  mutating func insert(_ values: [UInt64]) -> Bool {
    var digest = Digest()
    var index = 0
    while index < values.count {
      digest.combine(values[index])
      index += 1
    }
    digest.combine(UInt64(values.count))
    let hash = max(1, digest.value)
    if count * 2 >= slots.count {
      slots = [UInt64](repeating: 0, count: slots.count)
      count = 0
    }
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[place] != 0 {
      if slots[place] == hash { return false }
      place = (place + 1) & (slots.count - 1)
    }
    slots[place] = hash
    count += 1
    return true
  }
}
