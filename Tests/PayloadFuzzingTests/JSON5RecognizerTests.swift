import Testing

@testable import PayloadFuzzing

@Suite("Foundation's JSON5 reader behaves as measured with Swift 6.3.1 on Linux")
struct JSON5RecognizerTests {
  @Test(
    "The JSON5 reader accepts these forms",
    arguments: [
      "0x1F", "0X1f", "+0x1F", "-0x1F", ".5", "5.", "+.5", "-.5", "0.", "1e5", "1.e5", "Infinity",
      "+Infinity", "-Infinity", "NaN", "-NaN", "+NaN", "+1", "{a:1}", "{$a_1:1}", "{é:1}",
      "{'a':1}", #"{\u0061:1}"#, "{漢字:1}", "{a\u{200D}:1}", "{true:1}", "{null:1}", "{if:1}",
      "'x'", #"'"'"#, #""'""#, "[1,]", "{a:1,}", "// x\n1", "1//x", "/*x*/1", "/**/1/***/",
      "\u{FEFF}+1", "1e+", "-0.1e-", "\u{B}1", "\u{C}1", "\"\u{2028}\"", "\"a\\\nb\"",
      "\"a\\\r\nb\"", #""\x41""#,
      #""\'""#, "[/**/]", "{/**/}", "{a/**/:/**/1/**/}",
    ]
  )
  func reads(text: String) {
    #expect(JSON5Recognizer.recognizes(Array(text.utf8)))
  }

  @Test(
    "The JSON5 reader refuses these forms",
    arguments: [
      "01", "-01", "00", "00.5", ".e5", "infinity", "0x", "0x1.8", "0b1", "1_0", "1.5.5", "--1",
      "+-1", "-", "+", "{a-b:1}", "{,}", "{a:1,,}", "{a}", #"{"a" 1}"#, "a:1", #""a":1"#, "[,]",
      "[1,,2]", "[1 2]", "1 2", "null x", "{}x", "nul", "tru", "undefined", "/*/1", "1/*", "/x",
      "# x\n1", "\u{A0}1", "+ 1", "1e", "{1a:1}", "\u{FEFF}", "\u{FEFF}\u{FEFF}1", "1\u{2003}",
      "\u{2028}1", "\"a\nb\"", "\"a\tb\"", "\"\u{0}\"",
      #""\x4""#, #""\u{41}""#, #""\0""#, #""\01""#, #""\1""#, #""\a""#, #""\U0041""#, "", " ",
    ]
  )
  func refuses(text: String) {
    #expect(!JSON5Recognizer.recognizes(Array(text.utf8)))
  }

  @Test(
    "The JSON5 reader refuses bytes that are not UTF-8, or traps",
    arguments: [Array("{a\u{E9}".utf8.dropLast()), [0x7B, 0x80], [0x22, 0xE9, 0x22]]
  )
  func bytes(bytes: [UInt8]) {
    #expect(!JSON5Recognizer.recognizes(bytes))
  }

  @Test("Nesting costs no stack")
  func nesting() {
    let depth = 100_000
    let text = String(repeating: "[", count: depth) + "+1" + String(repeating: "]", count: depth)
    #expect(JSON5Recognizer.recognizes(Array(text.utf8)))
  }
}
