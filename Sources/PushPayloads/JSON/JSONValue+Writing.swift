extension JSONValue {
  /// The value as compact JSON text in UTF-8.
  ///
  /// The text has no white space, no escaped slashes and no escaped non-ASCII characters, because the size of an APNs
  /// body is limited.
  public var utf8: [UInt8] {
    var writer = JSONTextWriter()
    writer.write(self)
    return writer.bytes
  }

  /// The value as compact JSON text: the bytes of `utf8` as a string.
  public var text: String {
    String(decoding: utf8, as: UTF8.self)
  }

  /// Returns the text of the value in UTF-8, with a line for each member and element.
  ///
  /// - Parameter width: The number of spaces for each level; levels from 32 on are not indented further.
  /// - Returns: The text, without a line end.
  public func utf8(indentedBy width: Int) -> [UInt8] {
    var writer = JSONTextWriter(indentation: width)
    writer.write(self)
    return writer.bytes
  }
}

extension JSONObject {
  /// The object as compact JSON text in UTF-8, such as the body of a push; see ``JSONValue/utf8``.
  public var utf8: [UInt8] { JSONValue.object(self).utf8 }
}

/// Returns the lower-case digit for a value below 16.
func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

/// Returns the value of a hexadecimal digit of either case; nil for another character.
func hexadecimalValue(_ digit: UInt8) -> UInt8? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
  default: nil
  }
}
