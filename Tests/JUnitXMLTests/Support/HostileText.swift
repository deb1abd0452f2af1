import Testing

/// Texts that have broken real reports, each with a name.
struct HostileText: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  init(_ name: String, bytes: [UInt8]) { self.init(name, String(decoding: bytes, as: UTF8.self)) }

  var testDescription: String { name }

  static let all: [HostileText] =
    (0..<0x20).map { HostileText("control \($0)", "a\(Unicode.Scalar(UInt8($0)))b") }
    + [
      HostileText("every control", bytes: Array(0..<0x20)),
      HostileText("controls only", bytes: [0, 1, 2, 0x1F]),
      HostileText("NUL first", "\u{0}rest"),
      HostileText("DEL and C1", "\u{7F}\u{80}\u{85}\u{9B}31m\u{9F}"),
      HostileText("U+FFFE", "a\u{FFFE}b"),
      HostileText("U+FFFF last", "a\u{FFFF}"),
      HostileText("noncharacters beyond the first plane", "\u{1FFFE}\u{10FFFF}"),
      HostileText("invalid UTF-8", bytes: [0x61, 0xFF, 0xC3, 0x28, 0xE2, 0x82, 0x62]),
      HostileText("overlong UTF-8", bytes: [0xC0, 0xAF, 0xE0, 0x80, 0xAF]),
      HostileText("surrogates in UTF-8", bytes: [0xED, 0xA0, 0x80, 0xED, 0xBF, 0xBF]),
      HostileText("end of CDATA", "]]>"),
      HostileText("CDATA", "<![CDATA[x]]>"),
      HostileText("markup", "</testcase><testcase name=\"x\"/>&amp;&lt;&#27;&unknown;'\""),
      HostileText("ampersand reference", "&#38; &amp;#38; &#38;#38;"),
      HostileText("comment", "<!-- -- -->"),
      HostileText("DOCTYPE", "<!DOCTYPE x [<!ENTITY a \"b\">]>&a;"),
      HostileText("processing instruction", "<?xml version=\"1.0\"?>"),
      HostileText("colors", "\u{1B}[31;1mred\u{1B}[0m \u{1B}[38;5;196mmore\u{1B}[m"),
      HostileText("hyperlink", "\u{1B}]8;;https://example.org\u{1B}\\link\u{1B}]8;;\u{1B}\\"),
      HostileText("unfinished escapes", "\u{1B}[31 \u{1B}]0;title \u{1B}[ \u{1B}"),
      HostileText("line ends", "a\r\nb\rc\nd\u{85}e\u{2028}f\u{2029}g\r"),
      HostileText("emoji", "👩‍👩‍👧‍👦 🇨🇭 e\u{301} \u{202E}abc\u{202C}"),
      HostileText("white space only", " \t\r\n "),
      HostileText("empty", ""),
      HostileText("200,000 letters", String(repeating: "x", count: 200_000)),
      HostileText("50,000 emoji", String(repeating: "🧵", count: 50_000)),
      HostileText("30,000 escapes", String(repeating: "\u{1B}", count: 30_000)),
      HostileText("30,000 unfinished titles", String(repeating: "\u{1B}]", count: 30_000)),
      HostileText("50,000 line ends", String(repeating: "\r\n", count: 50_000)),
    ]
}
