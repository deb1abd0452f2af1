/// The keys by which dashboards store a case's history: (suite, classname, name).
struct CaseKeys {
  private var seen = FingerprintSet()

  /// Adds a key.
  ///
  /// - Returns: Its fingerprint, and whether it is new.
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

/// Text in contiguous memory: a string, or bytes from a parser.
protocol ContiguousUTF8 {
  /// Hashes the bytes and an end mark that no text contains.
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
