extension JSONScannerPass {
  // MARK: - Encoding and white space (RFC 8259, sections 8.1 and 2)

  /// Refuses a text in UTF-16 or UTF-32, and a text with a byte order mark.
  ///
  /// Older JSON texts could be in UTF-16 or UTF-32. Such a text begins with a byte order mark or with two ASCII
  /// characters (RFC 4627, section 3). In UTF-16 and UTF-32 an ASCII character contains bytes with the value 0; in
  /// UTF-8 it does not.
  func refuseForeignEncodings() throws(JSONSyntaxError) {
    let head = bytes.prefix(4)
    let zeros = head.map { $0 == 0 }
    if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw JSONSyntaxError(.byteOrderMark, at: 0)
    }
    if head.elementsEqual([0xFF, 0xFE, 0, 0]) || head.elementsEqual([0, 0, 0xFE, 0xFF])
      || zeros == [true, true, true, false] || zeros == [false, true, true, true]
    {
      throw JSONSyntaxError(.encoding(.utf32), at: 0)
    }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])
      || zeros == [true, false, true, false] || zeros == [false, true, false, true]
      || zeros == [true, false] || zeros == [false, true]
    {
      throw JSONSyntaxError(.encoding(.utf16), at: 0)
    }
  }

  mutating func skipWhitespace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  // MARK: - Words

  static let trueWord = Array("true".utf8)
  static let falseWord = Array("false".utf8)
  static let nullWord = Array("null".utf8)

  func isNext(_ expected: [UInt8]) -> Bool {
    let end = index + expected.count
    guard end <= bytes.count, end == bytes.count || !isWordByte(bytes[end]) else { return false }
    return bytes[index..<end].elementsEqual(expected)
  }

  /// The next word, cut after 24 bytes.
  var word: String {
    String(decoding: bytes[index...].prefix { isWordByte($0) }.prefix(24), as: UTF8.self)
  }

  /// The byte after the next byte; 0 at the end of the text.
  var byteAfter: UInt8 {
    index + 1 < bytes.count ? bytes[index + 1] : 0
  }

  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: isDigit(byte)
    }
  }

  func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  // MARK: - Numbers (RFC 8259, section 6)

  mutating func readNumber() throws(JSONSyntaxError) {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    if index < bytes.count, isWordByte(bytes[index]), !isDigit(bytes[index]) {
      throw JSONSyntaxError(.unknownWord("-" + word), at: start)
    }
    let first = index
    try readDigits()
    if bytes[first] == UInt8(ascii: "0"), index > first + 1 {
      throw JSONSyntaxError(.leadingZero, at: first)
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      try readDigits()
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      try readDigits()
    }
  }

  private mutating func readDigits() throws(JSONSyntaxError) {
    let start = index
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    if index == start { throw JSONSyntaxError(.missingDigit, at: index) }
  }

  // MARK: - Strings (RFC 8259, section 7)

  /// Reads a string from quote to quote; returns whether it has escapes.
  mutating func readString() throws(JSONSyntaxError) -> Bool {
    let start = index
    var isEscaped = false
    index += 1
    while index < bytes.count {
      index = endOfPlainText(from: index)
      guard index < bytes.count else { break }
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return isEscaped
      case UInt8(ascii: "\\"):
        isEscaped = true
        try readEscape(ofStringAt: start)
      case ..<0x20:
        throw JSONSyntaxError(.controlCharacter(byte), at: index)
      default:
        let length = JSONText.lengthOfScalar(at: index, in: bytes)
        if length == 0 { throw JSONSyntaxError(.invalidUTF8, at: index) }
        index += length
      }
    }
    throw JSONSyntaxError(.unterminatedString, at: start)
  }

  /// Returns the index of the next quote, backslash, control character or non-ASCII byte, or else the end of the text.
  private func endOfPlainText(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else {
        break
      }
      index += 1
    }
    return index
  }

  private mutating func readEscape(ofStringAt start: Int) throws(JSONSyntaxError) {
    let escape = index
    guard index + 1 < bytes.count else { throw JSONSyntaxError(.unterminatedString, at: start) }
    index += 2
    switch bytes[escape + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      for _ in 0..<4 {
        guard index < bytes.count else { throw JSONSyntaxError(.unterminatedString, at: start) }
        guard hexadecimalValue(bytes[index]) != nil else {
          throw JSONSyntaxError(.invalidEscape, at: escape)
        }
        index += 1
      }
    default:
      throw JSONSyntaxError(.invalidEscape, at: escape)
    }
  }
}
