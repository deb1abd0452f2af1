extension JSONValue {
  /// The compact text of the value in UTF-8.
  ///
  /// No white space, no escaped slash and no escaped non-ASCII character: an APNs body is limited in
  /// bytes, and each of the three would spend some.
  public var utf8: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  /// The compact text of the value.
  public var text: String {
    String(decoding: utf8, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value): bytes += value.lexeme.utf8
    case .string(let value): Self.write(value, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Quotes a text, escaping only what RFC 8259, section 7, wants escaped.
  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for unit in text.utf8 {
      switch unit {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(unit)
      case 0x08: bytes += #"\b"#.utf8
      case 0x09: bytes += #"\t"#.utf8
      case 0x0A: bytes += #"\n"#.utf8
      case 0x0C: bytes += #"\f"#.utf8
      case 0x0D: bytes += #"\r"#.utf8
      case ..<0x20:
        bytes += #"\u00"#.utf8
        bytes.append(hexadecimalDigit(unit >> 4))
        bytes.append(hexadecimalDigit(unit & 0xF))
      default: bytes.append(unit)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONObject {
  /// The compact text of the object in UTF-8.
  public var utf8: [UInt8] { JSONValue.object(self).utf8 }
}

/// The lower-case digit for a value below 16.
func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

/// The value of a hexadecimal digit of either case.
func hexadecimalValue(_ digit: UInt8) -> UInt8? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
  default: nil
  }
}
