/// Where a document comes from: a file, or bytes in memory.
public enum JUnitSource: Sendable, Hashable {
  /// A file, which is read piece by piece.
  case file(String)

  /// Bytes.
  case bytes([UInt8])
}
