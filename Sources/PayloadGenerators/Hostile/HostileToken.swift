/// Tokens that readers of JSON often handle wrongly.
enum HostileToken {
  /// Single bytes: bytes that have a meaning in JSON, control characters, and bytes outside ASCII.
  static let marks = Array("{}[]:,\"\\/-+.eEtfnu0 \n".utf8) + [0x00, 0x1F, 0x7F, 0x80, 0xC0, 0xFF]

  /// The texts that a mutation can insert: whole tokens, parts of tokens, and bytes in wrong encodings.
  static let all: [[UInt8]] = words.map { Array($0.utf8) } + sequences

  private static let words = [
    "null", "true", "false", "NaN", "Infinity", "-", "-0", "1e400", "-1e-400", "1E+2", "0.1", "00",
    "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1.7976931348623159e308",
    "{", "}", "[", "]", ",", ":", "\"", "\\", "{}", "[]", "\"\"", "[[", "]]", ",,", ",}", ",]",
    #"\u0000"#, #"\ud83d"#, #"\ude00"#, #"\ud83d\ude00"#, #"\ude00\ud83d"#, #"\uD8"#, #"\u{41}"#,
    #"\x41"#, #"\/"#, #"\b\f\n\r\t"#, "\u{0}", "\u{7F}", "\u{85}", "\u{2028}", "\u{FEFF}",
    "\u{FFFF}",
    "e\u{301}", "é", "\r\n", "//", "/*", "*/", "'", #""aps":"#, #""aps":{"#, #","aps":{}"#,
    #","badge":1"#, #","alert":"""#, #","content-available":1"#, #"{"aps":{"alert":"a"}}"#,
  ]

  /// Bytes that are not UTF-8 (Unicode, table 3-7), and the beginnings of texts in other encodings.
  private static let sequences: [[UInt8]] = [
    [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80],
    [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98],
    [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF],
    [0x7B, 0x00], [0x00, 0x7B],
  ]
}
