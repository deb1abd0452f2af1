extension [UInt8] {
  /// Calls a closure with the bytes as a span.
  ///
  /// On Apple's older systems, spans exist, but arrays have no `span` property.
  func withSpan<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe withUnsafeBufferPointer { bytes throws(Failure) in try unsafe body(bytes.span) }
  }
}

extension Span<UInt8> {
  /// Returns the byte at an index, or 0 at the end of the text; no token of JSON contains a zero byte.
  @inline(__always)
  func byte(at index: Int) -> UInt8 {
    index < count ? self[index] : 0
  }

  /// Returns the eight bytes from an index on as a little-endian integer; nil if fewer than eight bytes are left.
  @inline(__always)
  func eightBytes(at index: Int) -> UInt64? {
    guard index + 8 <= count else { return nil }
    // This is safe: the guard checks the bounds, and any eight bytes are a valid integer.
    return unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
    )
  }
}

extension JSONScannerPass {
  // MARK: - Encoding and whitespace (RFC 8259, sections 8.1 and 2)

  /// Refuses a text in UTF-16 or UTF-32, and a text with a byte order mark.
  ///
  /// Older JSON texts could be in UTF-16 or UTF-32. Such a text begins with a byte order mark or with two ASCII
  /// characters (RFC 4627, section 3). An ASCII character contains bytes with the value 0 in UTF-16 and UTF-32, but not
  /// in UTF-8.
  @inline(__always)
  static func refuseForeignEncodings(_ text: Span<UInt8>) throws(JSONSyntaxError) {
    // Most texts begin with two ASCII characters in UTF-8.
    guard text.count >= 2, 0x01...0x7F ~= text[0], 0x01...0x7F ~= text[1] else {
      if let error = foreignEncoding(of: text) { throw error }
      return
    }
  }

  @inline(never)
  private static func foreignEncoding(of text: Span<UInt8>) -> JSONSyntaxError? {
    let head = bytes(from: 0, 4, of: text)
    let zeros = head.map { $0 == 0 }
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { return JSONSyntaxError(.byteOrderMark, at: 0) }
    if head == [0xFF, 0xFE, 0, 0] || head == [0, 0, 0xFE, 0xFF]
      || zeros == [true, true, true, false] || zeros == [false, true, true, true]
    {
      return JSONSyntaxError(.encoding(.utf32), at: 0)
    }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])
      || zeros == [true, false, true, false] || zeros == [false, true, false, true]
      || zeros == [true, false] || zeros == [false, true]
    {
      return JSONSyntaxError(.encoding(.utf16), at: 0)
    }
    return nil
  }

  @inline(__always)
  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  // MARK: - Words

  /// Returns whether the four bytes before `end` spell `word`, and no letter, digit, `_` or `$` follows.
  @inline(__always)
  static func isWord(_ word: UInt32, endingAt end: Int, of text: Span<UInt8>) -> Bool {
    guard end <= text.count, !isWordByte(text.byte(at: end)) else { return false }
    var bytes: UInt32 = 0
    for index in end - 4..<end { bytes = bytes << 8 | UInt32(text[index]) }
    return bytes == word
  }

  @inline(__always)
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: isDigit(byte)
    }
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  private static func word(at index: Int, of text: Span<UInt8>) -> String {
    String(decoding: bytes(from: index, 24, of: text).prefix(while: isWordByte), as: UTF8.self)
  }

  private static func bytes(from start: Int, _ count: Int, of text: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in start..<min(start + count, text.count) { bytes.append(text[index]) }
    return bytes
  }

  // MARK: - Numbers (RFC 8259, section 6)

  /// Moves an index from the beginning of a number to its end; returns whether the number has an exponent.
  @inline(__always)
  static func skipNumber(
    from index: inout Int,
    of text: Span<UInt8>
  ) throws(JSONSyntaxError) -> Bool {
    let start = index
    if text.byte(at: index) == UInt8(ascii: "-") { index += 1 }
    let first = index
    while isDigit(text.byte(at: index)) { index += 1 }
    if index == first { throw missingDigit(at: index, ofNumberAt: start, text) }
    if text.byte(at: first) == UInt8(ascii: "0"), index > first + 1 {
      throw JSONSyntaxError(.leadingZero, at: first)
    }
    if text.byte(at: index) == UInt8(ascii: ".") {
      index += 1
      try skipDigits(from: &index, of: text)
    }
    guard text.byte(at: index) | 0x20 == UInt8(ascii: "e") else { return false }
    index += 1
    let sign = text.byte(at: index)
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { index += 1 }
    try skipDigits(from: &index, of: text)
    return true
  }

  @inline(__always)
  private static func skipDigits(
    from index: inout Int,
    of text: Span<UInt8>
  ) throws(JSONSyntaxError) {
    let start = index
    while isDigit(text.byte(at: index)) { index += 1 }
    if index == start { throw JSONSyntaxError(.missingDigit, at: index) }
  }

  @inline(never)
  private static func missingDigit(
    at index: Int,
    ofNumberAt start: Int,
    _ text: Span<UInt8>
  ) -> JSONSyntaxError {
    guard isWordByte(text.byte(at: index)) else { return JSONSyntaxError(.missingDigit, at: index) }
    return JSONSyntaxError(.unknownWord("-" + word(at: index, of: text)), at: start)
  }

  // MARK: - Strings (RFC 8259, section 7)

  /// Moves an index from a string's opening quote past its closing quote; returns whether the string has escapes.
  @inline(__always)
  static func skipString(
    from index: inout Int,
    of text: Span<UInt8>
  ) throws(JSONSyntaxError) -> Bool {
    let start = index
    index += 1
    skipPlainText(from: &index, of: text)
    guard text.byte(at: index) != UInt8(ascii: "\"") else {
      index += 1
      return false
    }
    return try skipUnusualString(at: start, from: &index, of: text)
  }

  /// Moves an index to the next quote, backslash, control character or byte beyond ASCII, or to the end of the text.
  ///
  /// The loop reads eight bytes at a time. In `found`, the highest bit of each byte that stops the loop is set. The
  /// borrow of a subtraction can also set the highest bits of later bytes, so only the first set bit is reliable.
  @inline(__always)
  private static func skipPlainText(from index: inout Int, of text: Span<UInt8>) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    while let word = text.eightBytes(at: index) {
      let quotes = (word ^ ones &* 0x22) &- ones
      let backslashes = (word ^ ones &* 0x5C) &- ones
      let found = (quotes | backslashes | (word &- ones &* 0x20) | word) & (ones &* 0x80)
      guard found == 0 else {
        index += found.trailingZeroBitCount >> 3
        return
      }
      index += 8
    }
    while index < text.count, isPlain(text[index]) { index += 1 }
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Reads the rest of a string from a byte at which `skipPlainText` stopped; returns whether the string has escapes.
  @inline(never)
  private static func skipUnusualString(
    at start: Int,
    from index: inout Int,
    of text: Span<UInt8>
  ) throws(JSONSyntaxError) -> Bool {
    var isEscaped = false
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return isEscaped
      case UInt8(ascii: "\\"):
        isEscaped = true
        try skipEscape(ofStringAt: start, from: &index, of: text)
      case ..<0x20:
        throw JSONSyntaxError(.controlCharacter(byte), at: index)
      case ..<0x80:
        skipPlainText(from: &index, of: text)
      default:
        let length = lengthOfScalar(at: index, of: text)
        if length == 0 { throw JSONSyntaxError(.invalidUTF8, at: index) }
        index += length
      }
    }
    throw JSONSyntaxError(.unterminatedString, at: start)
  }

  private static func skipEscape(
    ofStringAt start: Int,
    from index: inout Int,
    of text: Span<UInt8>
  ) throws(JSONSyntaxError) {
    let escape = index
    guard index + 1 < text.count else { throw JSONSyntaxError(.unterminatedString, at: start) }
    index += 2
    switch text[escape + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      for _ in 0..<4 {
        guard index < text.count else { throw JSONSyntaxError(.unterminatedString, at: start) }
        guard hexadecimalValue(text[index]) != nil else {
          throw JSONSyntaxError(.invalidEscape, at: escape)
        }
        index += 1
      }
    default:
      throw JSONSyntaxError(.invalidEscape, at: escape)
    }
  }

  /// Returns the length of the UTF-8 scalar at an index, in bytes; 0 if no well-formed scalar begins there.
  ///
  /// Unicode, table 3-7: no overlong forms, no surrogates, nothing beyond U+10FFFF.
  @inline(__always)
  private static func lengthOfScalar(at index: Int, of text: Span<UInt8>) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch text[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    // `byte(at:)` returns 0 beyond the end of the text, and 0 is not a continuation byte.
    guard second.contains(text.byte(at: index + 1)) else { return 0 }
    for offset in 2..<max(length, 2) where text.byte(at: index + offset) & 0xC0 != 0x80 { return 0 }
    return length
  }

  // MARK: - Errors

  @inline(never)
  static func unexpected(at index: Int, in state: State, of text: Span<UInt8>) -> JSONSyntaxError {
    guard index < text.count else {
      return JSONSyntaxError(.unexpectedEnd(expected: state.expectation), at: index)
    }
    let byte = text[index]
    let isName = state == .name || state == .nameOrEnd
    let isValue = state == .value || state == .elementOrEnd
    switch byte {
    case UInt8(ascii: "/") where "/*".utf8.contains(text.byte(at: index + 1)):
      return JSONSyntaxError(.comment, at: index)
    case _ where state == .end:
      return JSONSyntaxError(.trailingContent, at: index)
    case UInt8(ascii: "]") where state == .value, UInt8(ascii: "}") where state == .name:
      var before = index - 1
      while before > 0, isWhitespace(text[before]) { before -= 1 }
      if before >= 0, text[before] == UInt8(ascii: ",") {
        return JSONSyntaxError(.trailingComma, at: before)
      }
    case UInt8(ascii: "'") where isName || isValue:
      return JSONSyntaxError(.singleQuote, at: index)
    case UInt8(ascii: "+") where isValue:
      return JSONSyntaxError(.leadingPlus, at: index)
    case _ where isName && isWordByte(byte):
      return JSONSyntaxError(.unquotedName, at: index)
    case _ where isValue && isWordByte(byte) && !isDigit(byte):
      return JSONSyntaxError(.unknownWord(word(at: index, of: text)), at: index)
    default:
      break
    }
    return JSONSyntaxError(.unexpectedByte(byte, expected: state.expectation), at: index)
  }
}

extension JSONScannerPass.State {
  fileprivate var expectation: JSONSyntaxError.Expectation {
    switch self {
    case .value, .end: .value
    case .elementOrEnd: .elementOrEnd
    case .nameOrEnd: .nameOrEnd
    case .name: .name
    case .colon: .colon
    case .elementSeparator: .commaOrArrayEnd
    case .memberSeparator: .commaOrObjectEnd
    }
  }
}
