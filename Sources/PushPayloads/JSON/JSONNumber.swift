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

  /// Creates a number from an integer, written in decimal digits without fraction and exponent.
  public init(_ integer: some FixedWidthInteger) {
    lexeme = String(integer)
  }

  /// Creates a number from a floating-point value; nil for infinities and NaN, which JSON cannot represent.
  public init?(_ double: Double) {
    guard double.isFinite else { return nil }
    lexeme = double.description
  }

  /// Creates a number from a text; nil if RFC 8259, section 6, does not allow the text.
  package init?(lexeme: String) {
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

  package var isSpelledAsInteger: Bool {
    lexeme.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
  }
}

extension JSONNumber: CustomStringConvertible {
  /// The number as it is written, such as `1.0` or `1e0`.
  public var description: String { lexeme }
}

extension JSONNumber {
  /// The number as an `Int`, regardless of its form: `3`, `3.0` and `3e0` are the same quantity.
  ///
  /// Nil for a fraction, and for a number that does not fit into an `Int`. The conversion shifts the digits and never
  /// rounds. Floating point would change `9007199254740993.0`, and turn `1e-400` into 0.
  package var wholeNumber: Int? {
    if let int { return int }
    let decimal = Decimal(lexeme)
    guard !decimal.digits.isEmpty else { return 0 }
    // Int.max has 19 digits.
    guard (0...19).contains(decimal.shift), decimal.digits.count + decimal.shift <= 19 else {
      return nil
    }
    let text =
      String(decoding: decimal.digits, as: UTF8.self)
      + String(repeating: "0", count: decimal.shift)
    return Int((decimal.isNegative ? "-" : "") + text)
  }

  /// True if the number is from 0 to 1, inclusive; the comparison uses every digit.
  ///
  /// In floating point `1.00000000000000000001` would be 1, and `-1e-400` would be 0.
  package var isFromZeroToOne: Bool {
    // Most numbers from 0 to 1 are written as a fraction without exponent.
    if lexeme.utf8.starts(with: "0.".utf8), !lexeme.utf8.contains(where: { $0 | 0x20 == 0x65 }) {
      return true
    }
    let decimal = Decimal(lexeme)
    guard !decimal.digits.isEmpty else { return true }
    guard !decimal.isNegative else { return false }
    return decimal.digits.count + decimal.shift <= 0
      || (decimal.shift == 0 && decimal.digits == [UInt8(ascii: "1")])
  }

  /// A decimal number: digits, and the number of places by which the digits are shifted to the left.
  private struct Decimal {
    let isNegative: Bool
    /// The digits without zeros at either end; empty for zero.
    let digits: ArraySlice<UInt8>
    let shift: Int

    init(_ lexeme: String) {
      isNegative = lexeme.utf8.first == UInt8(ascii: "-")
      let parts = lexeme.utf8.drop { $0 == UInt8(ascii: "-") }
        .split { $0 | 0x20 == UInt8(ascii: "e") }
      let mantissa = parts[0].split(separator: UInt8(ascii: "."))
      let fraction = mantissa.dropFirst().first ?? Substring().utf8
      var digits = (Array(mantissa[0]) + Array(fraction)).drop { $0 == UInt8(ascii: "0") }
      var shift = (parts.count > 1 ? Self.exponent(parts[1]) : 0) - fraction.count
      while digits.last == UInt8(ascii: "0") {
        digits.removeLast()
        shift += 1
      }
      self.digits = digits
      self.shift = shift
    }

    /// Returns the exponent of a number; an exponent beyond ±2^33 is replaced by the nearest bound.
    ///
    /// The replacement changes no result. A JSON text has at most 4 GiB, so no number has enough digits to make up for
    /// an exponent beyond the bound.
    private static func exponent(_ text: Substring.UTF8View) -> Int {
      let bound = 1 << 33
      guard let value = Int(String(Substring(text))) else {
        return text.first == UInt8(ascii: "-") ? -bound : bound
      }
      return min(max(value, -bound), bound)
    }
  }
}

extension JSONDocument.Element {
  /// The same as ``JSONNumber/wholeNumber``; nil for a value that is not a number.
  var wholeNumber: Int? {
    guard kind == .number else { return nil }
    // Most numbers have at most 18 bytes, all of them digits, and so fit into an Int.
    var number = 0
    for byte in source {
      guard range.count < 19, byte &- UInt8(ascii: "0") < 10 else {
        return value.number?.wholeNumber
      }
      number = number * 10 + Int(byte &- UInt8(ascii: "0"))
    }
    return number
  }
}
