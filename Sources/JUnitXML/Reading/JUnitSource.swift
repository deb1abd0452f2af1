/// The source of a document: a file, or bytes in memory.
public enum JUnitSource: Sendable, Hashable {
  /// The path of a file, which is read piece by piece.
  case file(String)

  /// The bytes of a document that is in memory already.
  case bytes([UInt8])
}
