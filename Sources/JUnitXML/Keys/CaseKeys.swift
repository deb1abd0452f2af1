/// The keys (suite, classname, name) of the cases of a report; dashboards use the key to find a case's history.
struct CaseKeys {
  private var seen = FingerprintSet()

  mutating func insert(
    suite: some ContiguousUTF8,
    classname: some ContiguousUTF8,
    name: some ContiguousUTF8
  ) -> (fingerprint: UInt64, isNew: Bool) {
    var hasher = Hasher()
    suite.hashBytes(into: &hasher)
    classname.hashBytes(into: &hasher)
    name.hashBytes(into: &hasher)
    let fingerprint = UInt64(bitPattern: Int64(hasher.finalize()))
    return (fingerprint, seen.insert(fingerprint))
  }
}

protocol ContiguousUTF8 {
  /// Hashes the bytes, and then an end mark: a byte that does not occur in UTF-8.
  func hashBytes(into hasher: inout Hasher)
}

extension String: ContiguousUTF8 {
  func hashBytes(into hasher: inout Hasher) {
    var copy = self
    copy.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}

extension ArraySlice<UInt8>: ContiguousUTF8 {
  func hashBytes(into hasher: inout Hasher) {
    unsafe withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    hasher.combine(0xFF as UInt8)
  }
}

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

/// The names of cases, where ` #2`, ` #3` and so on make a repeated key unique.
///
/// If several cases have the same key, GitLab keeps only one of these cases, and other dashboards mix up the histories
/// of the cases.
struct UniqueNames {
  private var keys = CaseKeys()
  private var nextNumbers: [UInt64: Int] = [:]

  mutating func unique(suite: String, classname: String, name: String) -> String {
    let line = LegalText.line(name, or: "(unnamed)")
    let (fingerprint, isNew) = keys.insert(suite: suite, classname: classname, name: line)
    guard !isNew else { return line }
    var number = nextNumbers[fingerprint, default: 2]
    while true {
      let suffix = " #\(number)"
      number += 1
      // The suffix has to fit into the limit. Without the suffix, the name would not be unique.
      let room = LegalText.lineLimit - suffix.utf8.count
      let candidate = LegalText.line(line, limit: room) + suffix
      if keys.insert(suite: suite, classname: classname, name: candidate).isNew {
        nextNumbers[fingerprint] = number
        return candidate
      }
    }
  }
}
