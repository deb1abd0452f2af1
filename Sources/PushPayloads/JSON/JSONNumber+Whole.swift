extension JSONNumber {
  /// The number as an `Int`, in whatever form it is written: `3`, `3.0` and `3e0` are the same quantity.
  ///
  /// Nil for a fraction, and for a number that does not fit into an `Int`. The conversion shifts the digits and never
  /// rounds. Floating point would change `9007199254740993.0`, and turn `1e-400` into 0.
  public var wholeNumber: Int? {
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

  /// True if the number is from 0 to 1, both included; every digit counts.
  ///
  /// In floating point `1.00000000000000000001` would be 1, and `-1e-400` would be 0.
  public var isFromZeroToOne: Bool {
    let decimal = Decimal(lexeme)
    guard !decimal.digits.isEmpty else { return true }
    guard !decimal.isNegative else { return false }
    return decimal.digits.count + decimal.shift <= 0
      || (decimal.shift == 0 && decimal.digits == [UInt8(ascii: "1")])
  }

  /// A decimal number: digits, and the number of places to shift them to the left.
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
  /// The number as an `Int`, however it is written (`3.0`, `3e0`).
  ///
  /// Nil for a fraction, for a number that does not fit into an `Int`, and for a value that is no number.
  var wholeNumber: Int? { kind == .number ? value.number?.wholeNumber : nil }
}
