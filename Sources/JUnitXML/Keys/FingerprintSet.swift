/// A set of keys that stores a 64-bit hash of each key, its fingerprint, in place of the key.
///
/// A million keys take 17 megabytes, a tenth of the memory of their strings. In a set of a million keys, the
/// probability that two keys share a fingerprint is about 3 in 100 million. The fingerprints have a random seed, so no
/// file can provoke a collision.
struct FingerprintSet {
  /// The hash tables, with linear probing; 0 is a free slot.
  ///
  /// The set has 64 tables. A table that is three quarters full doubles its size; the other tables stay as they are.
  private var shards = [[UInt64]](repeating: [], count: 64)
  private var counts = [Int](repeating: 0, count: 64)

  /// Adds a fingerprint; false if the set has it.
  mutating func insert(_ fingerprint: UInt64) -> Bool {
    let key = max(1, fingerprint)
    let shard = Int(key >> 58)
    if counts[shard] * 4 >= shards[shard].count * 3 { grow(shard) }
    guard Self.place(key, in: &shards[shard]) else { return false }
    counts[shard] += 1
    return true
  }

  private mutating func grow(_ shard: Int) {
    var table = [UInt64](repeating: 0, count: max(16, shards[shard].count * 2))
    for key in shards[shard] where key != 0 { _ = Self.place(key, in: &table) }
    shards[shard] = table
  }

  private static func place(_ key: UInt64, in table: inout [UInt64]) -> Bool {
    let mask = table.count - 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while table[slot] != 0 {
      if table[slot] == key { return false }
      slot = (slot + 1) & mask
    }
    table[slot] = key
    return true
  }
}
