import Testing

@testable import ConformanceHTML

@Suite("Hostile text on the page")
struct HostilePageTests {
  static let texts = [
    #"</script><script>document.documentElement.dataset.hurt = 1</script>"#,
    #""><img src=x onerror="document.documentElement.dataset.hurt = 1">"#,
    // A quote or a bracket with a combining mark is a different character.
    "\"\u{301} onfocus=document.documentElement.dataset.hurt=1 autofocus tabindex=1 x=\"\u{301}",
    "<\u{338}b>\u{338} '\u{301} `\u{301} &\u{301}lt;",
    "'--></style><style>*{display:none}</style><!--",
    "{{verdict.title}} {{{verdict.title}}} {{> x}} {{=<% %>=}}",
    "</svg><foreignObject><iframe srcdoc='<script>alert(1)</script>'>",
    "javascript:alert(1) &#x3c;script&#x3e; %3Cscript%3E \\u003cscript\\u003e",
    // A scalar of every dangerous class: controls, line ends, directions, noncharacters, joiners, planes.
    "\u{0}\u{1}\u{8}\u{B}\u{C}\u{D}\u{1B}[31m\u{7F}\u{80}\u{85}\u{9B}\u{A0}\u{AD}",
    "\u{200B}\u{200D}\u{200E}\u{202E}reversed\u{202C}\u{2028}\u{2029}\u{2066}\u{2069}\u{FEFF}\u{FFFD}\u{FFFE}\u{FFFF}",
    "\u{E000}\u{F0000}\u{10FFFF}\u{1FFFE}\u{E0041}👩‍👩‍👧‍👦漢字العربية\u{300}\u{301}\u{302}",
    String(repeating: "W", count: 5_000) + String(repeating: " <b>", count: 2_000),
    "",
  ]

  @Test("Text in the members of a file adds no element and no attribute", arguments: texts.indices)
  func members(_ index: Int) throws {
    let plain = try Set(Self.tags(of: SampleLines.page()))
    let page = try SampleLines.page(HostileLines.lines(Self.texts[index]))
    let tags = try Self.tags(of: page)
    #expect(Set(tags).subtracting(plain) == [])
    for tag in ["script", "style", "html", "title"] { #expect(tags.count { $0.first == tag } == 1) }
    #expect(page.unicodeScalars.allSatisfy(Self.isAllowed))
  }

  @Test("Text cannot hide that it is there")
  func visible() {
    #expect(
      VisibleText.visible("a\u{202E}b\u{0}\r\n\tc\u{FFFF}")
        == "a\\u{202E}b\\u{0}\\u{D}\n\tc\\u{FFFF}"
    )
    #expect(
      VisibleText.visible("abcdef", limit: 4) == "abcd… (2 more characters in the results file)"
    )
    #expect(VisibleText.visible("abcd", limit: 4) == "abcd")
    #expect(
      ScalarHTML().escapeText("\"\u{301}<\u{338}&'`") == "&quot;\u{301}&lt;\u{338}&amp;&#39;&#96;"
    )
  }

  /// Returns the tags of a page: the name, and the names of the attributes.
  private static func tags(of page: String) throws -> [[String]] {
    var tags: [[String]] = []
    let bytes = Array(page.utf8)
    var place = 0
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      var end = start + 1
      var quote: UInt8?
      while end < bytes.count, quote != nil || bytes[end] != UInt8(ascii: ">") {
        if bytes[end] == UInt8(ascii: "\"") { quote = quote == nil ? bytes[end] : nil }
        end += 1
      }
      let tag = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
      var words = tag.replacing(/="[^"]*"/, with: "").split(whereSeparator: \.isWhitespace).map(
        String.init
      )
      // The style sheet and the script have brackets of their own.
      if let name = words.first, name == "style" || name == "script" {
        let close = Array("</\(name)>".utf8)
        while end < bytes.count, !bytes[end...].starts(with: close) { end += 1 }
        words = [name]
      }
      tags.append(words)
      place = end
    }
    return tags
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\t"
      || (scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl
        && !scalar.properties.isNoncharacterCodePoint && scalar != "\u{2028}"
        && scalar != "\u{2029}")
  }
}
