/// What stands in a path where a token was printed instead of written out in hexadecimal digits.
enum PrintedToken {
  /// `<aabb ccdd>`, as data described itself up to iOS 12: ugly, and complete.
  case brackets
  /// `{length = 32, bytes = 0x965b251e … 376eab7c }`, as it does since: bytes in the middle are lost.
  case abridged
  /// `32 bytes`, as Swift describes data: all bytes are lost.
  case count
  /// `Optional("…")`: the token is there, wrapped.
  case optional
  /// `(null)`, `nil` and the like: there was no token.
  case nothing

  private static let nothings = ["(null)", "<null>", "null", "nil", "none", "undefined"]

  /// Recognises the text of a path, with or without its percent-encoding; nil if it is none of these.
  init?(_ text: String) {
    let plain = Self.decoded(text).lowercased()
    if Self.nothings.contains(plain) {
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

  /// Undoes percent-encoding (RFC 3986, section 2.1), which a client may have put around it.
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

  /// What was made of the token, as the end of "The device token in the path is …, …".
  var explanation: String {
    switch self {
    case .brackets: "the description of a data object: strip the brackets and spaces"
    case .abridged:
      """
      the description of a data object since iOS 13, which leaves bytes out: the token cannot be had \
      from it, the app has to send it anew
      """
    case .count:
      "the description of a data object in Swift, which holds no byte of it: the app has to send it anew"
    case .optional: "the description of an optional: unwrap it first"
    case .nothing: "how an absent value prints: do not send before there is a token"
    }
  }
}
