import PushPayloads
import Testing

@Suite("A JSON text is read without a loss")
struct JSONScannerAcceptanceTests {
  static func number(_ lexeme: String) -> JSONValue {
    JSONNumber(lexeme: lexeme).map(JSONValue.number) ?? .null
  }

  static let rows: [(text: String, value: JSONValue)] = [
    ("null", .null),
    (" true ", true),
    ("false", false),
    ("\t\r\n 0 \n", 0),
    ("-0", number("-0")),
    ("1.0", number("1.0")),
    ("1E+2", number("1E+2")),
    ("-12.50e-003", number("-12.50e-003")),
    ("9223372036854775808", number("9223372036854775808")),
    ("1e400", number("1e400")),
    (#""""#, ""),
    (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u00e9\u00E9é""#, "ééé"),
    (#""\ud83d\ude00😀""#, "😀😀"),
    (#""\u0000\u001f""#, "\u{0}\u{1F}"),
    (
      "\"\u{7F}\u{80}\u{2028}\u{FEFF}\u{FFFF}\u{10FFFF}\"",
      "\u{7F}\u{80}\u{2028}\u{FEFF}\u{FFFF}\u{10FFFF}"
    ),
    (#""\ud83d""#, "\u{FFFD}"),
    (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
    (#""\ud83dA\u0041""#, "\u{FFFD}AA"),
    ("[]", []),
    ("[ ]", []),
    ("[null,[],{},[[1]]]", [.null, [], [:], [[1]]]),
    ("{}", [:]),
    (#"{"":0," ":{"a":[]}}"#, ["": 0, " ": ["a": []]]),
    (#"{"a":1,"b":2,"a":3}"#, ["a": 1, "b": 2, "a": 3]),
  ]

  @Test(arguments: rows)
  func reads(text: String, value: JSONValue) throws {
    let document = try JSONScanner.scan(Array(text.utf8)).get()
    #expect(document.value == value)
    #expect(JSONScanner.firstError(in: Array(text.utf8)) == nil)
  }

  @Test("A written value is read as the same value", arguments: rows)
  func roundTrip(text: String, value: JSONValue) throws {
    #expect(try JSONScanner.scan(value.utf8).get().value == value)
  }

  @Test("Names that look alike and differ in their code units are two names")
  func canonicallyEquivalentNames() throws {
    let document = try JSONScanner.scan(#"{"\u00e9":1,"e\u0301":2}"#.utf8).get()
    #expect(document.duplicateNames.isEmpty)
    #expect(document.value.object?["\u{E9}"] == 1)
    #expect(document.value.object?["e\u{301}"] == 2)
    #expect(JSONValue.string("\u{E9}") != .string("e\u{301}"))
  }

  @Test("A name that is escaped differently is the same name")
  func escapedDuplicate() throws {
    let document = try JSONScanner.scan(#"{"x":[{"a":1,"b":0,"\u0061":2}],"x":3}"#.utf8).get()
    let duplicates = document.duplicateNames
    #expect(duplicates.map(\.name) == ["a", "x"])
    #expect(duplicates.map(\.first.range) == [7..<10, 1..<4])
    #expect(duplicates.map(\.repeated.range) == [19..<27, 32..<35])
    #expect(duplicates.map(\.repeated.pointer.description) == ["/x/0/a", "/x"])
    #expect(duplicates.map(\.object.pointer.description) == ["/x/0", ""])
  }

  @Test("An unpaired surrogate is listed with its place, in names too")
  func loneSurrogates() throws {
    let document = try JSONScanner.scan(#"{"\udc00":"ok \ud83d\ude00","b":"x\ud83d"}"#.utf8).get()
    #expect(document.loneSurrogates.map(\.range) == [2..<8, 34..<40])
    #expect(document.loneSurrogates.map(\.string.pointer.description) == ["/\u{FFFD}", "/b"])
  }

  @Test("Nesting up to the limit is read, and one level more is an error at its bracket")
  func nesting() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: "["), count: depth)
        + Array(repeating: UInt8(ascii: "]"), count: depth)
    }
    var value = try JSONScanner.scan(nested(512)).get().value
    var depth = 1
    while let inner = value.array?.first { (value, depth) = (inner, depth + 1) }
    #expect(depth == 512)

    let error = JSONSyntaxError(.nestingLimit(512), at: 512)
    #expect(throws: error) { try JSONScanner.scan(nested(513)).get() }
    #expect(throws: error) { try JSONScanner.scan(nested(100_000)).get() }
    #expect(throws: JSONSyntaxError(.nestingLimit(1_024), at: 1_024)) {
      try JSONScanner.scan(nested(100_000), limits: .init(nesting: .max)).get()
    }
    #expect(JSONScanner.firstError(in: nested(100_000)) == nil)
    #expect(
      JSONScanner.firstError(in: Array(nested(100_000).dropLast()))
        == JSONSyntaxError(.unexpectedEnd(expected: .commaOrArrayEnd), at: 199_999)
    )
  }

  @Test("A text beyond the size limit is refused before it is read")
  func size() {
    #expect(
      JSONScanner.firstError(in: Array("[]  ".utf8), limits: .init(bytes: 3))
        == JSONSyntaxError(.sizeLimit(3), at: 3)
    )
  }
}
