/// A JSON number, kept as it is spelled.
///
/// `1`, `1.0` and `1e0` are three spellings of one quantity, and decoders differ in what they make of
/// them, so two numbers are equal only when their spellings are.
public struct JSONNumber: Sendable, Hashable {
  /// The spelling, which satisfies the number grammar of RFC 8259, section 6.
  public let lexeme: String

  /// Takes over a spelling that the scanner has already found to be a number.
  init(scanned lexeme: String) {
    self.lexeme = lexeme
  }

  /// Spells an integer.
  public init(_ integer: some FixedWidthInteger) {
    lexeme = String(integer)
  }

  /// Spells a floating-point number, or is nil for infinities and NaN, which JSON cannot say.
  public init?(_ double: Double) {
    guard double.isFinite else { return nil }
    lexeme = double.description
  }

  /// Takes a spelling, or is nil if RFC 8259, section 6, has no such number.
  public init?(lexeme: String) {
    let bytes = Array(lexeme.utf8)
    guard case .success(let document) = JSONScanner.scan(bytes),
      document.root.kind == .number, document.root.range == bytes.indices
    else { return nil }
    self.lexeme = lexeme
  }

  /// The value of a number that is spelled without fraction and exponent, if it fits.
  public var int: Int? { Int(lexeme) }

  /// The nearest floating-point value, or nil where the number is beyond all of them (`1e400`).
  public var double: Double? {
    guard let value = Double(lexeme), value.isFinite else { return nil }
    return value
  }

  /// Whether the number is spelled without fraction and exponent.
  public var isSpelledAsInteger: Bool {
    lexeme.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
  }
}

extension JSONNumber: CustomStringConvertible {
  /// The spelling.
  public var description: String { lexeme }
}
