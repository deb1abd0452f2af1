/// The source of a document: a file, or bytes in memory.
public enum JUnitSource: Sendable, Hashable {
  /// The path of a file, which is read piece by piece.
  case file(String)

  /// The bytes of the document, in memory.
  case bytes([UInt8])
}
