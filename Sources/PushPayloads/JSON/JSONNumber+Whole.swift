extension JSONNumber {
  /// The whole number that is meant, however it is spelled: `3`, `3.0` and `3e0` are one quantity.
  ///
  /// Nil where there is a fraction, or where the number does not fit. The digits are shifted and never
  /// rounded: by way of floating point `9007199254740993.0` would become another number, and `1e-400`
  /// nothing at all.
  public var wholeNumber: Int? {
    if let int { return int }
    let isNegative = lexeme.utf8.first == UInt8(ascii: "-")
    let parts = lexeme.utf8.drop { $0 == UInt8(ascii: "-") }
      .split { $0 | 0x20 == UInt8(ascii: "e") }
    let mantissa = parts[0].split(separator: UInt8(ascii: "."))
    let fraction = mantissa.dropFirst().first ?? Substring().utf8
    var digits = (Array(mantissa[0]) + Array(fraction)).drop { $0 == UInt8(ascii: "0") }
    guard !digits.isEmpty else { return 0 }
    // A text of JSON has at most 4 GiB, so no fraction and no zeros make up for a greater exponent.
    guard let exponent = parts.count > 1 ? Int(String(parts[1]) ?? "") : 0,
      exponent.magnitude <= 1 << 32
    else { return nil }
    var shift = exponent - fraction.count
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      shift += 1
    }
    // Int.max has 19 digits.
    guard (0...19).contains(shift), digits.count + shift <= 19 else { return nil }
    let text = String(decoding: digits, as: UTF8.self) + String(repeating: "0", count: shift)
    return Int((isNegative ? "-" : "") + text)
  }
}
