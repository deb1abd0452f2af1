/// The characters that HTTP allows in the value of a header.
enum FieldValue {
  /// A character that makes a request malformed by RFC 9113, section 8.2.1.
  enum Obstacle: Hashable {
    /// NUL, a line feed or a carriage return, anywhere in the value.
    case control(Unicode.Scalar)
    case leadingBlank
    case trailingBlank
  }

  static func obstacle(in value: String) -> Obstacle? {
    if let scalar = value.unicodeScalars.first(where: { $0 == "\0" || $0 == "\n" || $0 == "\r" }) {
      return .control(scalar)
    }
    if let first = value.utf8.first, isBlank(first) { return .leadingBlank }
    if let last = value.utf8.last, isBlank(last) { return .trailingBlank }
    return nil
  }

  /// Returns the first control character of a value that has no ``Obstacle``; a tab does not count.
  ///
  /// RFC 9110, section 5.5, calls control characters invalid, but allows a recipient to keep them. A tab is allowed
  /// inside the value.
  static func control(in value: String) -> Unicode.Scalar? {
    value.unicodeScalars.first { ($0.value < 0x20 && $0 != "\t") || $0.value == 0x7F }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
