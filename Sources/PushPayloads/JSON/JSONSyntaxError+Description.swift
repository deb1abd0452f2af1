extension JSONSyntaxError: CustomStringConvertible {
  /// The error and its remedy in one clause, without the place.
  public var description: String {
    switch kind {
    case .byteOrderMark:
      "the text begins with a byte order mark; send UTF-8 without one (RFC 8259, section 8.1)"
    case .encoding(let encoding):
      "the text is in \(encoding.rawValue); send UTF-8 (RFC 8259, section 8.1)"
    case .unexpectedByte(let byte, let expected):
      "found \(Self.name(of: byte)) where \(expected.rawValue) is expected"
    case .unexpectedEnd(let expected):
      "the text ends where \(expected.rawValue) is expected"
    case .trailingComma:
      "a comma with nothing after it; remove the comma"
    case .comment:
      "JSON has no comments; remove this comment"
    case .singleQuote:
      "strings and names need double quotes, not single quotes"
    case .unquotedName:
      "a member name needs double quotes"
    case .unknownWord(let word):
      "\(word) is not a JSON value; the words are true, false and null, in lower case"
    case .leadingZero:
      "a number has no zero in front of its digits"
    case .leadingPlus:
      "a number has no plus sign in front"
    case .missingDigit:
      "a digit is missing from the number"
    case .unterminatedString:
      "the string that begins here never ends"
    case .controlCharacter(let byte):
      "a string holds \(Self.name(of: byte)) without an escape; write an escape such as \\n"
    case .invalidEscape:
      #"no such escape; the escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
    case .invalidUTF8:
      "the bytes here are not UTF-8"
    case .trailingContent:
      "the JSON value has ended before this byte, and more text follows"
    case .nestingLimit(let limit):
      "arrays and objects are nested more than \(limit) deep"
    case .sizeLimit(let limit):
      "the text is longer than \(limit) bytes, the most that are read"
    }
  }

  private static func name(of byte: UInt8) -> String {
    switch byte {
    case 0x00: return "a zero byte"
    case 0x09: return "a tab"
    case 0x0A: return "a line feed"
    case 0x0D: return "a carriage return"
    default: break
    }
    if (0x21...0x7E).contains(byte) { return "'\(Unicode.Scalar(byte))'" }
    let digits = [hexadecimalDigit(byte >> 4), hexadecimalDigit(byte & 0xF)]
    return "the byte 0x" + String(decoding: digits, as: UTF8.self)
  }
}
