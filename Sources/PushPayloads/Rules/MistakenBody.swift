/// Recognizes the intended form of a body that is not a JSON object.
///
/// A JSON parser can only report the wrong byte. Most such bodies have one of a few mistakes, and the bytes around the
/// error show which mistake.
enum MistakenBody {
  static func hint(for error: JSONSyntaxError, in bytes: [UInt8]) -> String {
    let hint = wholeBody(error, bytes) ?? place(error, bytes)
    return hint.map { " \($0)" } ?? ""
  }

  static func hint(forRoot root: JSONDocument.Element) -> String {
    guard root.kind == .string, JSONScanner.firstError(in: Array(root.string.utf8)) == nil,
      root.string.contains("{")
    else { return "" }
    return " It is JSON that was serialized twice; send the text that the string holds."
  }

  // MARK: - The body as a whole

  private static func wholeBody(_ error: JSONSyntaxError, _ bytes: [UInt8]) -> String? {
    guard error.offset == 0 else { return nil }
    let head = bytes.prefix(64)
    if head.first == UInt8(ascii: "<") {
      return "It looks like HTML or XML, perhaps from a proxy. Send the JSON itself."
    }
    // In Base64, `{"` followed by a letter is "eyJ", and `{ ` followed by a quote or a space is "eyA".
    if head.starts(with: "eyJ".utf8) || head.starts(with: "eyA".utf8) {
      return "It looks like Base64. Send the decoded bytes."
    }
    let word = head.prefix { $0.isWordByte }
    guard !word.isEmpty else { return nil }
    switch head.dropFirst(word.count).first {
    case UInt8(ascii: "="): return "It looks like a form field. Send only the JSON as the body."
    case UInt8(ascii: ":"): return "It looks like YAML. Send JSON, which needs braces and quotes."
    default: return nil
    }
  }

  // MARK: - The place of the error

  private static func place(_ error: JSONSyntaxError, _ bytes: [UInt8]) -> String? {
    switch error.kind {
    case .unexpectedByte(let byte, let expected):
      return isTypographicQuote(bytes.dropFirst(error.offset))
        ? "It is a typographic quote. Write a straight quote, \"."
        : separator(byte, expected, before: bytes.prefix(error.offset))
    case .unknownWord(let word):
      switch word {
      case "True", "TRUE", "yes", "on": return "Write true."
      case "False", "FALSE", "no", "off": return "Write false."
      case "None", "nil", "NULL", "Null", "undefined": return "Write null, or leave the member out."
      case "NaN", "Infinity": return "JSON has no such number; leave the member out."
      default: return nil
      }
    default: return nil
    }
  }

  private static func separator(
    _ byte: UInt8,
    _ expected: JSONSyntaxError.Expectation,
    before prefix: ArraySlice<UInt8>
  ) -> String? {
    guard expected == .commaOrObjectEnd || expected == .commaOrArrayEnd else { return nil }
    // A letter right after a closing quote shows that the quote was meant as part of the text.
    if prefix.last == UInt8(ascii: "\""), byte.isWordByte {
      return "A quote inside a text is written as \\\"."
    }
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
      ? "A comma seems to be missing before it." : nil
  }

  /// Returns whether the bytes begin with U+2018, U+2019, U+201C or U+201D.
  private static func isTypographicQuote(_ bytes: ArraySlice<UInt8>) -> Bool {
    let quotes: [[UInt8]] = [
      [0xE2, 0x80, 0x98], [0xE2, 0x80, 0x99], [0xE2, 0x80, 0x9C], [0xE2, 0x80, 0x9D],
    ]
    return quotes.contains(where: bytes.starts(with:))
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
}
