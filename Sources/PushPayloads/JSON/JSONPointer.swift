/// A JSON pointer (RFC 6901): the path from the root of a text to one of its values.
public struct JSONPointer: Sendable, Hashable {
  /// The member names and array indices, unescaped, from the outside in.
  public var tokens: [String]

  /// Creates a pointer from tokens; a pointer without tokens refers to the root.
  public init(_ tokens: [String] = []) {
    self.tokens = tokens
  }

  /// Parses a pointer; nil for an invalid escape, or for a nonempty string that does not begin with a slash.
  public init?(parsing text: String) {
    self.init()
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty else { return }
    guard bytes[0] == UInt8(ascii: "/") else { return nil }
    tokens.reserveCapacity(4)
    var start = 1
    for end in 1...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
      guard let token = Self.unescape(bytes[start..<end]) else { return nil }
      tokens.append(token)
      start = end + 1
    }
  }

  private static func unescape(_ token: ArraySlice<UInt8>) -> String? {
    guard token.contains(UInt8(ascii: "~")) else { return String(decoding: token, as: UTF8.self) }
    var bytes: [UInt8] = []
    var rest = token
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONPointer: CustomStringConvertible {
  /// The text of the pointer: empty for the root, otherwise `/` before each token, with `~` as `~0` and `/` as `~1`.
  public var description: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(tokens.reduce(0) { $0 + $1.utf8.count + 1 })
    for token in tokens {
      bytes.append(UInt8(ascii: "/"))
      let start = bytes.count
      bytes += token.utf8
      guard bytes[start...].contains(where: { $0 == 0x7E || $0 == 0x2F }) else { continue }
      bytes.removeSubrange(start...)
      for byte in token.utf8 {
        switch byte {
        case UInt8(ascii: "~"): bytes += "~0".utf8
        case UInt8(ascii: "/"): bytes += "~1".utf8
        default: bytes.append(byte)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
