/// The keys (suite, classname, name) of the cases of a report; dashboards store the history of a case by its key.
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

/// Text in contiguous memory: a string, or bytes from a parser.
protocol ContiguousUTF8 {
  /// Hashes the bytes, and then an end mark: a byte that occurs in no text.
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
