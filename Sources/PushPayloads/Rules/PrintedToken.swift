/// A string that a program prints for a device token instead of the token's hexadecimal digits.
enum PrintedToken {
  /// `<aabb ccdd>`, the description of `NSData` up to iOS 12; no bytes are lost.
  case brackets
  /// `{length = 32, bytes = 0x965b251e … 376eab7c }`, the description of `NSData` since iOS 13; middle bytes are lost.
  case abridged
  /// `32 bytes`, the description of a Swift `Data`; all bytes are lost.
  case count
  /// `Optional("…")`, a wrapped token.
  case optional
  /// `(null)`, `nil` or a similar text, printed for a missing token.
  case nothing

  private static let nothings = [
    "(null)", "<null>", "null", "nil", "none", "undefined", "nan", "[object object]",
  ]

  static func isNothing(_ text: String) -> Bool { nothings.contains(text.lowercased()) }

  /// Recognizes a printed token in a part of the path, with or without percent-encoding; nil for any other string.
  init?(_ text: String) {
    let plain = Self.decoded(text).lowercased()
    if Self.isNothing(plain) {
      self = .nothing
    } else if plain.hasPrefix("optional(") {
      self = .optional
    } else if plain.hasPrefix("<"), plain.hasSuffix(">") {
      self = .brackets
    } else if plain.hasPrefix("{"), plain.contains("length"), plain.contains("bytes") {
      self = .abridged
    } else if plain.hasSuffix(" bytes"), Int(plain.dropLast(6)) != nil {
      self = .count
    } else {
      return nil
    }
  }

  /// Returns the text without percent-encoding (RFC 3986, section 2.1), which a client might have added.
  private static func decoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = hexadecimalValue(bytes[index + 1]), let low = hexadecimalValue(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The explanation, as the end of the sentence "It is …".
  var explanation: String {
    switch self {
    case .brackets: "the description of a data object: strip the brackets and spaces"
    case .abridged:
      """
      the description of a data object since iOS 13, which leaves bytes out: the app has to send \
      the token again
      """
    case .count:
      "the description of a data object in Swift, which contains no bytes: the app has to send the"
        + " token again"
    case .optional: "the description of an optional: unwrap it first"
    case .nothing: "the text of a missing value: do not send before there is a token"
    }
  }
}
