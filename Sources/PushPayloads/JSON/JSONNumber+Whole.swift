extension JSONNumber {
  /// The whole number that is meant, however it is spelled: `3`, `3.0` and `3e0` are one quantity.
  ///
  /// Nil where there is a fraction, or where the number does not fit. The digits are shifted and never
  /// rounded: by way of floating point `9007199254740993.0` would become another number, and `1e-400`
  /// nothing at all.
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

  /// Whether the number is at least 0 and at most 1, to the last digit that is spelled.
  ///
  /// To floating point `1.00000000000000000001` is 1, and `-1e-400` is 0.
  public var isFromZeroToOne: Bool {
    let decimal = Decimal(lexeme)
    guard !decimal.digits.isEmpty else { return true }
    guard !decimal.isNegative else { return false }
    return decimal.digits.count + decimal.shift <= 0
      || (decimal.shift == 0 && decimal.digits == [UInt8(ascii: "1")])
  }

  /// What a spelling means: digits, and how many places they are shifted to the left.
  private struct Decimal {
    let isNegative: Bool
    /// Without zeros at either end; none for zero.
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

    /// The exponent, or one that is as good as it: a text of JSON has at most 4 GiB, so no fraction and
    /// no zeros make up for a greater one.
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
  /// The whole number that stands here; nil for anything else.
  var wholeNumber: Int? { kind == .number ? value.number?.wholeNumber : nil }
}
