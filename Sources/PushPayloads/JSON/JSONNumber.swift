/// A JSON number as it is written.
///
/// `1`, `1.0` and `1e0` are one quantity, but decoders treat them differently. So two numbers are equal only if they
/// are written the same.
public struct JSONNumber: Sendable, Hashable {
  /// The text of the number, by the grammar of RFC 8259, section 6.
  public let lexeme: String

  /// Creates a number from a text that the scanner has validated.
  init(scanned lexeme: String) {
    self.lexeme = lexeme
  }

  /// Creates a number that is written in decimal digits, without fraction and exponent.
  public init(_ integer: some FixedWidthInteger) {
    lexeme = String(integer)
  }

  /// Creates a number from a floating-point value; nil for infinities and NaN, which JSON cannot represent.
  public init?(_ double: Double) {
    guard double.isFinite else { return nil }
    lexeme = double.description
  }

  /// Creates a number from a text; nil if RFC 8259, section 6, does not allow the text.
  public init?(lexeme: String) {
    let bytes = Array(lexeme.utf8)
    guard case .success(let document) = JSONScanner.scan(bytes),
      document.root.kind == .number, document.root.range == bytes.indices
    else { return nil }
    self.lexeme = lexeme
  }

  /// The value as an `Int`; nil if the number is written with a fraction or an exponent, or does not fit into an `Int`.
  public var int: Int? { Int(lexeme) }

  /// The nearest floating-point value; nil if the number is out of range (`1e400`).
  public var double: Double? {
    guard let value = Double(lexeme), value.isFinite else { return nil }
    return value
  }

  /// True if the number is written without fraction and exponent.
  public var isSpelledAsInteger: Bool {
    lexeme.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
  }
}

extension JSONNumber: CustomStringConvertible {
  /// The number as it is written, such as `1.0` or `1e0`.
  public var description: String { lexeme }
}
