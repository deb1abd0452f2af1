import Foundation
import PushPayloads
import Testing

@Suite("JSON values keep their members in order")
struct JSONValueTests {
  @Test("Literals make values, objects in order")
  func literals() {
    let value: JSONValue = ["b": [1, 2.5, true, .null, "é\n/"], "a": [:]]
    #expect(value.text == #"{"b":[1,2.5,true,null,"é\n/"],"a":{}}"#)
  }

  @Test("The writer escapes exactly the characters that RFC 8259 requires to be escaped")
  func writer() {
    let value: JSONValue = "\"\\/\u{8}\t\n\u{B}\u{C}\r\u{1F}\u{7F}\u{2028}😀"
    #expect(value.text == #""\"\\/\b\t\n\u000b\f\r\u001f"# + "\u{7F}\u{2028}😀\"")
  }

  @Test("Indented output has a line for each member and element")
  func indented() {
    let value: JSONValue = ["a": [1, [], ["b": .null]], "c": [:], "d\n": "é"]
    #expect(
      String(decoding: value.utf8(indentedBy: 2), as: UTF8.self) == #"""
        {
          "a": [
            1,
            [],
            {
              "b": null
            }
          ],
          "c": {},
          "d\n": "é"
        }
        """#
    )
    #expect(String(decoding: ([1] as JSONValue).utf8(indentedBy: 0), as: UTF8.self) == "[\n1\n]")
    #expect(String(decoding: ("x" as JSONValue).utf8(indentedBy: 4), as: UTF8.self) == #""x""#)
  }

  @Test("Deep values use neither the stack nor unbounded white space")
  func deep() {
    let depth = 20_000
    var value: JSONValue = []
    for _ in 1..<depth { value = [value] }
    #expect(
      value.text == String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    )
    let indented = value.utf8(indentedBy: 2)
    #expect(indented.count < depth * 2 * (1 + 2 * 32 + 1))
    #expect(indented.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") } == value.utf8)
  }

  @Test("A path leads through objects to a member")
  func path() {
    let value: JSONValue = ["genius": ["url": "app://1"], "list": [1]]
    #expect(value[["genius", "url"]] == "app://1")
    #expect(value[[]] == value)
    #expect(value[["genius", "id"]] == nil)
    #expect(value[["list", "0"]] == nil)
  }

  @Test("Setting a member replaces it in its place, without its duplicates; nil removes it")
  func setting() {
    var object: JSONObject = ["a": 1, "b": 2, "a": 3]
    object["a"] = 4
    #expect(object == ["a": 4, "b": 2])
    object["c"] = 5
    object["b"] = nil
    #expect(object == ["a": 4, "c": 5])
    object = ["a": 1, "a": 2]
    object["a"] = nil
    #expect(object.isEmpty)
  }

  @Test("Equal values hash alike, and order and spelling count")
  func equality() {
    let pairs: [(JSONValue, JSONValue, Bool)] = [
      (["a": 1, "b": 2], ["a": 1, "b": 2], true),
      (["a": 1, "b": 2], ["b": 2, "a": 1], false),
      (1, 1.0, false), (1, true, false), (.null, false, false), ("é", "e\u{301}", false),
      ([1], [1], true), ([], [:], false),
    ]
    for (left, right, areEqual) in pairs {
      #expect((left == right) == areEqual)
      if areEqual { #expect(left.hashValue == right.hashValue) }
    }
  }

  @Test(
    "A number has an integer where it is spelled as one, and a double where one is near",
    arguments: [
      ("0", 0, 0.0), ("-0", 0, -0.0), ("1.0", nil, 1.0), ("1e2", nil, 100.0),
      ("9223372036854775807", Int.max, 9_223_372_036_854_775_807.0),
      ("9223372036854775808", nil, 9_223_372_036_854_775_808.0), ("1e400", nil, nil),
    ] as [(String, Int?, Double?)]
  )
  func numbers(lexeme: String, int: Int?, double: Double?) throws {
    let number = try #require(JSONNumber(lexeme: lexeme))
    #expect(number.lexeme == lexeme)
    #expect(number.int == int)
    #expect(number.double == double)
  }

  @Test(
    "A text that is not a number is refused",
    arguments: ["", " 1", "1 ", "+1", "01", "1.", "NaN", "0x1", "\"1\"", "1,2"]
  )
  func notNumbers(lexeme: String) {
    #expect(JSONNumber(lexeme: lexeme) == nil)
  }

  @Test("Infinities have no spelling")
  func infinities() {
    #expect(JSONNumber(Double.infinity) == nil)
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONNumber(0.1)?.lexeme == "0.1")
    #expect(JSONNumber(UInt64.max).lexeme == "18446744073709551615")
  }

  @Test("Foundation's coders pass a value on")
  func codable() throws {
    let value: JSONValue = ["a": [1, -2.5, true, .null, "x"], "b": ["c": 18_446_744_073_709]]
    let data = try JSONEncoder().encode(value)
    let back = try JSONDecoder().decode(JSONValue.self, from: data)
    #expect(back[["a"]] == value[["a"]])
    #expect(back[["b", "c"]] == value[["b", "c"]])
    let huge = try #require(JSONNumber(lexeme: "1e400"))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(JSONValue.number(huge)) }
  }
}
