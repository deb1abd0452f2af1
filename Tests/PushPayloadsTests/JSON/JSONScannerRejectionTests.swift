import PushPayloads
import Testing

@Suite("A text that is not JSON is refused, with the kind and place of the error")
struct JSONScannerRejectionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let kind: JSONSyntaxError.Kind
    let offset: Int

    init(_ name: String, _ text: String, _ kind: JSONSyntaxError.Kind, at offset: Int) {
      self.init(name, bytes: Array(text.utf8), kind, at: offset)
    }

    init(_ name: String, bytes: [UInt8], _ kind: JSONSyntaxError.Kind, at offset: Int) {
      self.name = name
      self.bytes = bytes
      self.kind = kind
      self.offset = offset
    }

    var testDescription: String { name }
  }

  static func quoted(_ bytes: [UInt8]) -> [UInt8] { [0x22] + bytes + [0x22] }

  static let structure: [Row] = [
    Row("nothing", "", .unexpectedEnd(expected: .value), at: 0),
    Row("only white space", " \n", .unexpectedEnd(expected: .value), at: 2),
    Row("no-break space", "\u{A0}1", .unexpectedByte(0xC2, expected: .value), at: 0),
    Row("form feed", "\u{C}1", .unexpectedByte(0x0C, expected: .value), at: 0),
    Row("open array", "[", .unexpectedEnd(expected: .elementOrEnd), at: 1),
    Row("open array after element", "[1", .unexpectedEnd(expected: .commaOrArrayEnd), at: 2),
    Row("open array after comma", "[1,", .unexpectedEnd(expected: .value), at: 3),
    Row("open object", "{", .unexpectedEnd(expected: .nameOrEnd), at: 1),
    Row("open object after name", #"{"a""#, .unexpectedEnd(expected: .colon), at: 4),
    Row("open object after colon", #"{"a":"#, .unexpectedEnd(expected: .value), at: 5),
    Row("open object after value", #"{"a":1"#, .unexpectedEnd(expected: .commaOrObjectEnd), at: 6),
    Row("open object after comma", #"{"a":1,"#, .unexpectedEnd(expected: .name), at: 7),
    Row("trailing comma in array", "[1 , ]", .trailingComma, at: 3),
    Row("trailing comma in object", #"{"a":1,}"#, .trailingComma, at: 6),
    Row("only a comma", "[,]", .unexpectedByte(0x2C, expected: .elementOrEnd), at: 1),
    Row("two commas", "[1,,2]", .unexpectedByte(0x2C, expected: .value), at: 3),
    Row("comma before name", "{,}", .unexpectedByte(0x2C, expected: .nameOrEnd), at: 1),
    Row("no comma in array", "[1 2]", .unexpectedByte(0x32, expected: .commaOrArrayEnd), at: 3),
    Row("no colon", #"{"a" 1}"#, .unexpectedByte(0x31, expected: .colon), at: 5),
    Row("no value", #"{"a":}"#, .unexpectedByte(0x7D, expected: .value), at: 5),
    Row("comma for colon", #"{"a",1}"#, .unexpectedByte(0x2C, expected: .colon), at: 4),
    Row("array closed by brace", "[1}", .unexpectedByte(0x7D, expected: .commaOrArrayEnd), at: 2),
    Row(
      "object closed by bracket",
      #"{"a":1]"#,
      .unexpectedByte(0x5D, expected: .commaOrObjectEnd),
      at: 6
    ),
    Row("bracket too many", "[]]", .trailingContent, at: 2),
    Row("two values", "{} {}", .trailingContent, at: 3),
    Row("a NUL at the end", "{}\0", .trailingContent, at: 2),
    Row("number as name", "{1:1}", .unquotedName, at: 1),
    Row("bare name", "{a:1}", .unquotedName, at: 1),
    Row("single-quoted name", "{'a':1}", .singleQuote, at: 1),
    Row("single-quoted value", "['a']", .singleQuote, at: 1),
    Row("line comment", "[1, // one\n2]", .comment, at: 4),
    Row("block comment", "[1 /* one */]", .comment, at: 3),
    Row("comment after the value", "{} // end", .comment, at: 3),
    Row("slash", "[/]", .unexpectedByte(0x2F, expected: .elementOrEnd), at: 1),
  ]

  static let words: [Row] = [
    Row("half a word", "nul", .unknownWord("nul"), at: 0),
    Row("a word and a half", "[truee]", .unknownWord("truee"), at: 1),
    Row("upper case", "[True]", .unknownWord("True"), at: 1),
    Row("not a number", "[NaN]", .unknownWord("NaN"), at: 1),
    Row("infinity", "[Infinity]", .unknownWord("Infinity"), at: 1),
    Row("minus infinity", "[-Infinity]", .unknownWord("-Infinity"), at: 1),
    Row("undefined", #"{"a":undefined}"#, .unknownWord("undefined"), at: 5),
    Row(
      "long word",
      String(repeating: "x", count: 99),
      .unknownWord(String(repeating: "x", count: 24)),
      at: 0
    ),
  ]

  static let numbers: [Row] = [
    Row("zero in front", "[-012]", .leadingZero, at: 2),
    Row("two zeros", "00", .leadingZero, at: 0),
    Row("plus in front", "[+1]", .leadingPlus, at: 1),
    Row("only a minus", "-", .missingDigit, at: 1),
    Row("minus minus", "--1", .missingDigit, at: 1),
    Row("dot in front", ".5", .unexpectedByte(0x2E, expected: .value), at: 0),
    Row("dot at the end", "[1.]", .missingDigit, at: 3),
    Row("exponent without digits", "1e", .missingDigit, at: 2),
    Row("signed exponent without digits", "[1e+]", .missingDigit, at: 4),
    Row("hexadecimal", "0x10", .trailingContent, at: 1),
    Row("thousands separator", "[1_000]", .unexpectedByte(0x5F, expected: .commaOrArrayEnd), at: 2),
    Row("two dots", "[1.2.3]", .unexpectedByte(0x2E, expected: .commaOrArrayEnd), at: 4),
    Row("full-width digit", "[１]", .unexpectedByte(0xEF, expected: .elementOrEnd), at: 1),
  ]

  static let strings: [Row] = [
    Row("never closed", #"["ab"#, .unterminatedString, at: 1),
    Row("closed by an escaped quote", #""ab\""#, .unterminatedString, at: 0),
    Row("ends in a backslash", #""\"#, .unterminatedString, at: 0),
    Row("ends inside an escape", #""\u12"#, .unterminatedString, at: 0),
    Row("line feed", "\"a\nb\"", .controlCharacter(0x0A), at: 2),
    Row("tab", "\"\t\"", .controlCharacter(0x09), at: 1),
    Row("NUL", "\"\0\"", .controlCharacter(0), at: 1),
    Row("unknown escape", #""a\xb""#, .invalidEscape, at: 2),
    Row("capital U", #""\U0001F600""#, .invalidEscape, at: 1),
    Row("three digits", #""\u12G4""#, .invalidEscape, at: 1),
    Row("only a continuation byte", bytes: quoted([0x80]), .invalidUTF8, at: 1),
    Row("overlong slash", bytes: quoted([0xC0, 0xAF]), .invalidUTF8, at: 1),
    Row("overlong three bytes", bytes: quoted([0xE0, 0x9F, 0xBF]), .invalidUTF8, at: 1),
    Row("surrogate", bytes: quoted([0x61, 0xED, 0xA0, 0x80]), .invalidUTF8, at: 2),
    Row("overlong four bytes", bytes: quoted([0xF0, 0x8F, 0xBF, 0xBF]), .invalidUTF8, at: 1),
    Row("beyond U+10FFFF", bytes: quoted([0xF4, 0x90, 0x80, 0x80]), .invalidUTF8, at: 1),
    Row("Latin-1", bytes: quoted([0xE9]), .invalidUTF8, at: 1),
    Row("cut scalar", bytes: [0x22, 0xF0, 0x9F, 0x98], .invalidUTF8, at: 1),
    Row(
      "byte outside a string",
      bytes: [0x5B, 0xFF],
      .unexpectedByte(0xFF, expected: .elementOrEnd),
      at: 1
    ),
  ]

  static let encodings: [Row] = [
    Row("UTF-8 with mark", "\u{FEFF}{}", .byteOrderMark, at: 0),
    Row(
      "UTF-16 big endian with mark",
      bytes: [0xFE, 0xFF, 0, 0x7B, 0, 0x7D],
      .encoding(.utf16),
      at: 0
    ),
    Row(
      "UTF-16 little endian with mark",
      bytes: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0],
      .encoding(.utf16),
      at: 0
    ),
    Row("UTF-16 big endian", bytes: [0, 0x7B, 0, 0x7D], .encoding(.utf16), at: 0),
    Row("UTF-16 little endian", bytes: [0x7B, 0, 0x7D, 0], .encoding(.utf16), at: 0),
    Row("UTF-32 big endian", bytes: [0, 0, 0, 0x31], .encoding(.utf32), at: 0),
    Row("UTF-32 little endian", bytes: [0x31, 0, 0, 0], .encoding(.utf32), at: 0),
    Row(
      "UTF-32 little endian with mark",
      bytes: [0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0],
      .encoding(.utf32),
      at: 0
    ),
  ]

  @Test(arguments: structure + words + numbers + strings + encodings)
  func refuses(_ row: Row) {
    #expect(JSONScanner.firstError(in: row.bytes) == JSONSyntaxError(row.kind, at: row.offset))
    guard case .failure(let error) = JSONScanner.scan(row.bytes) else {
      Issue.record("The document reader takes what the syntax check refuses.")
      return
    }
    #expect(error == JSONSyntaxError(row.kind, at: row.offset))
  }

  @Test("Every kind of error has a text of its own")
  func texts() {
    let rows = Self.structure + Self.words + Self.numbers + Self.strings + Self.encodings
    let texts = Dictionary(grouping: rows) { JSONSyntaxError($0.kind, at: 0).description }
    for (text, rows) in texts {
      #expect(Set(rows.map(\.kind)).count == 1, "\(text)")
    }
    #expect(
      JSONSyntaxError(.unexpectedByte(0x7D, expected: .value), at: 0).description
        == "found '}' where a value is expected"
    )
    #expect(
      JSONSyntaxError(.controlCharacter(0x0A), at: 0).description
        == #"a string holds a line feed without an escape; write an escape such as \n"#
    )
    #expect(
      JSONSyntaxError(.nestingLimit(512), at: 0).description
        == "arrays and objects are nested more than 512 deep"
    )
  }
}
