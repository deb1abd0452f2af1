/// The structure of a JSON text, as a lazy reader such as `JSONDecoder` sees it.
///
/// To find the end of a value, a lazy reader looks only at quotes and at the characters of numbers. It does not read
/// the strings and numbers for which the decoded type has no property.
enum JSONSkeleton {
  /// Returns whether ``JSON5Recognizer`` accepts bytes as an object after strings are emptied and numbers are set to 0.
  ///
  /// A lazy reader can skip the four bytes after `\u`, or read these bytes. One of these two readings has to give an
  /// object.
  static func isObject(_ bytes: [UInt8]) -> Bool {
    [0, 4].contains { digits in
      let skeleton = skeleton(of: bytes, digitsOfEscape: digits)
      let start = skeleton.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      return start == UInt8(ascii: "{") && JSON5Recognizer.recognizes(skeleton)
    }
  }

  /// Returns the text with each string empty and each number 0.
  ///
  /// The method skips `digitsOfEscape` bytes after `\u`, even if one of them is a quote; Foundation skips four bytes. A
  /// string that does not end keeps only its opening quote.
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

  /// Skips the rest of a string after its opening quote; returns false if the string does not end.
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
