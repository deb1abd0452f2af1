/// The source of a document: a file, or bytes in memory.
public enum JUnitSource: Sendable, Hashable {
  /// A file, read piece by piece.
  case file(String)

  /// Bytes.
  case bytes([UInt8])
}
