extension JSONValue {
  /// The compact text of the value in UTF-8.
  ///
  /// No white space, no escaped slash and no escaped non-ASCII character: an APNs body is limited in
  /// bytes, and each of the three would spend some.
  public var utf8: [UInt8] {
    var writer = JSONTextWriter()
    writer.write(self)
    return writer.bytes
  }

  /// The compact text of the value.
  public var text: String {
    String(decoding: utf8, as: UTF8.self)
  }

  /// The text of the value in UTF-8, with a line for each member and element, for files that people read.
  ///
  /// - Parameter width: How many spaces a level is indented by; from a depth of 32 on nothing is added.
  /// - Returns: The text, without a line end behind it.
  public func utf8(indentedBy width: Int) -> [UInt8] {
    var writer = JSONTextWriter(indentation: width)
    writer.write(self)
    return writer.bytes
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
