/// The grammar of Base64 (RFC 4648, sections 4 and 5).
enum Base64 {
  /// Returns whether bytes can be Base64, in either alphabet, with or without padding.
  ///
  /// The function is lenient: Apple says that a channel identifier is Base64, but not in which alphabet. `ofAnyLength`
  /// leaves it to APNs which lengths are valid.
  static func holds(_ bytes: [UInt8], ofAnyLength: Bool = false) -> Bool {
    let digits = bytes.prefix { isDigit($0) }
    let padding = bytes.dropFirst(digits.count)
    guard !digits.isEmpty, padding.count <= 2, padding.allSatisfy({ $0 == UInt8(ascii: "=") })
    else { return false }
    if ofAnyLength { return true }
    return padding.isEmpty ? digits.count % 4 != 1 : bytes.count.isMultiple(of: 4)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "+/-_".utf8.contains(byte)
  }
}
