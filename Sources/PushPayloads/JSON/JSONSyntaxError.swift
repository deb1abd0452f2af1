/// Where and why some bytes are no JSON text in the sense of RFC 8259.
public struct JSONSyntaxError: Error, Sendable, Hashable {
  /// The kind of an error.
  public enum Kind: Sendable, Hashable {
    /// A byte order mark, which section 8.1 forbids to add.
    case byteOrderMark
    /// An encoding other than UTF-8, which section 8.1 demands between systems.
    case encoding(Encoding)
    /// A byte that cannot stand here.
    case unexpectedByte(UInt8, expected: Expectation)
    /// The text ends too early.
    case unexpectedEnd(expected: Expectation)
    /// A comma with nothing after it, at the offset of the comma.
    case trailingComma
    /// A comment, which JSON has no syntax for.
    case comment
    /// A string or name in single quotes.
    case singleQuote
    /// A member name without quotes.
    case unquotedName
    /// A word other than `true`, `false` and `null`.
    case unknownWord(String)
    /// A number with a zero in front.
    case leadingZero
    /// A number with a plus sign in front.
    case leadingPlus
    /// No digit where the number needs one: after `-`, `.` or `e`.
    case missingDigit
    /// A string that never ends, at the offset of its opening quote.
    case unterminatedString
    /// A control character that a string holds without escaping it.
    case controlCharacter(UInt8)
    /// An escape that section 7 does not list, at the offset of the backslash.
    case invalidEscape
    /// A sequence of bytes that is no UTF-8, at the offset of its first byte.
    case invalidUTF8
    /// Something after the end of the value.
    case trailingContent
    /// Arrays and objects nested more deeply than the limit in force.
    case nestingLimit(Int)
    /// More bytes than the limit in force.
    case sizeLimit(Int)
  }

  /// An encoding that JSON texts were once allowed to have.
  public enum Encoding: String, Sendable, Hashable {
    /// Two bytes a code unit.
    case utf16 = "UTF-16"
    /// Four bytes a code point.
    case utf32 = "UTF-32"
  }

  /// The tokens that the grammar would take at the place of an error.
  public enum Expectation: String, Sendable, Hashable {
    /// Any value.
    case value = "a value"
    /// The first element of an array, or its end.
    case elementOrEnd = "a value or ']'"
    /// The first name of an object, or its end.
    case nameOrEnd = "a member name or '}'"
    /// A name after a comma.
    case name = "a member name"
    /// What separates a name from its value.
    case colon = "':'"
    /// What follows an element.
    case commaOrArrayEnd = "',' or ']'"
    /// What follows a member.
    case commaOrObjectEnd = "',' or '}'"
  }

  /// The kind of the error.
  public let kind: Kind
  /// The offset of the first byte that is wrong, counted from 0.
  public let offset: Int

  /// States what is wrong where.
  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
