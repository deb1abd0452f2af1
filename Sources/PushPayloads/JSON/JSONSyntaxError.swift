/// The error for bytes that are not a JSON text by RFC 8259.
public struct JSONSyntaxError: Error, Sendable, Hashable {
  /// The ways in which bytes can violate the grammar of JSON.
  public enum Kind: Sendable, Hashable {
    /// A byte order mark, which RFC 8259, section 8.1, forbids.
    case byteOrderMark
    /// An encoding other than UTF-8, which RFC 8259, section 8.1, requires.
    case encoding(Encoding)
    /// A byte that the grammar does not allow here.
    case unexpectedByte(UInt8, expected: Expectation)
    /// The end of the text, where the grammar expects another token.
    case unexpectedEnd(expected: Expectation)
    /// A comma without a value after it, at the offset of the comma.
    case trailingComma
    /// A comment, which JSON does not have.
    case comment
    /// A string or name in single quotes.
    case singleQuote
    /// A member name without quotes.
    case unquotedName
    /// A word other than `true`, `false` and `null`.
    case unknownWord(String)
    /// A number with a leading zero, such as `012`.
    case leadingZero
    /// A number with a leading plus sign, such as `+1`.
    case leadingPlus
    /// A missing digit in a number: after `-`, `.` or `e`.
    case missingDigit
    /// A string without its closing quote, at the offset of the opening quote.
    case unterminatedString
    /// An unescaped control character in a string.
    case controlCharacter(UInt8)
    /// An escape that RFC 8259, section 7, does not list, at the offset of the backslash.
    case invalidEscape
    /// Bytes that are not UTF-8, at the offset of the first wrong byte.
    case invalidUTF8
    /// More text after the end of the outermost value, such as a second object.
    case trailingContent
    /// Arrays and objects nested more deeply than the given limit.
    case nestingLimit(Int)
    /// More bytes than the given limit.
    case sizeLimit(Int)
  }

  /// An encoding that JSON texts were once allowed to have.
  public enum Encoding: String, Sendable, Hashable {
    /// UTF-16, which has two bytes for each code unit.
    case utf16 = "UTF-16"
    /// UTF-32, which has four bytes for each code point.
    case utf32 = "UTF-32"
  }

  /// The tokens that the grammar allows at the place of an error.
  public enum Expectation: String, Sendable, Hashable {
    /// A value of any JSON type.
    case value = "a value"
    /// The first element of an array, or the array's end.
    case elementOrEnd = "a value or ']'"
    /// The first name of an object, or the object's end.
    case nameOrEnd = "a member name or '}'"
    /// A name after a comma.
    case name = "a member name"
    /// The separator between a name and its value.
    case colon = "':'"
    /// The separator after an element, or the array's end.
    case commaOrArrayEnd = "',' or ']'"
    /// The separator after a member, or the object's end.
    case commaOrObjectEnd = "',' or '}'"
  }

  /// The way in which the bytes violate the grammar.
  public let kind: Kind
  /// The offset of the first wrong byte, counted from 0, unless the kind of the error names another position.
  public let offset: Int

  /// Creates an error at an offset, counted in bytes from 0.
  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  /// The error and its remedy in one clause, without the position.
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
