/// A text as one reads it who looks at no value before somebody asks for it, as `JSONDecoder` does.
///
/// To find where values begin and end it is enough to know quotes and the characters that numbers are
/// made of. What stands between the quotes, and in what order those characters come, such a reader
/// never learns of a member that no type has a property for.
enum JSONSkeleton {
  /// Whether the bytes are an object, a comma at the end allowed, once every string is empty and every
  /// number is 0.
  static func isObject(_ bytes: [UInt8]) -> Bool {
    [0, 4].contains { digits in
      let skeleton = skeleton(of: bytes, digitsOfEscape: digits)
      let start = skeleton.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      return start == UInt8(ascii: "{") && JSON5Recognizer.recognizes(skeleton)
    }
  }

  /// Empties the strings and zeroes the numbers.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - digitsOfEscape: How many bytes behind `\u` are passed without a look, a quote among them too:
  ///     Foundation passes four.
  /// - Returns: What is left.
  private static func skeleton(of bytes: [UInt8], digitsOfEscape: Int) -> [UInt8] {
    var skeleton: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") {
        skeleton.append(byte)
        if skipString(&rest, digitsOfEscape) { skeleton.append(byte) }
      } else if isOfNumber(byte), byte | 0x20 != UInt8(ascii: "e") {
        skeleton.append(UInt8(ascii: "0"))
        rest = rest.drop(while: isOfNumber)
      } else {
        skeleton.append(byte)
      }
    }
    return skeleton
  }

  /// Passes a string whose quote was passed; false if it never ends.
  private static func skipString(_ rest: inout ArraySlice<UInt8>, _ digitsOfEscape: Int) -> Bool {
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { return true }
      guard byte == UInt8(ascii: "\\") else { continue }
      if rest.popFirst() == UInt8(ascii: "u") { rest = rest.dropFirst(digitsOfEscape) }
    }
    return false
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
