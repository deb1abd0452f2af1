import Testing

@testable import JUnitXML

@Suite("Text made legal")
struct LegalTextTests {
  @Test("Each rule makes its text legal", arguments: rows)
  func rule(name: String, text: String, line: String, block: String?) {
    #expect(LegalText.line(text) == line)
    #expect(LegalText.block(text) == block ?? line)
  }

  /// Texts, each with the line and the block that it becomes; without a block, both are the same.
  static let rows: [(name: String, text: String, line: String, block: String?)] = [
    ("plain text stays", "expected 3 <but> got \"4\"", "expected 3 <but> got \"4\"", nil),
    ("NUL shows", "a\u{0}b", "a\\u{0}b", nil),
    ("escape shows", "a\u{1B}b", "a\\u{1B}b", nil),
    ("unit separator shows", "\u{1F}", "\\u{1F}", nil),
    ("vertical tab and form feed show", "\u{B}\u{C}", "\\u{B}\\u{C}", nil),
    ("U+FFFE shows", "\u{FFFE}", "\\u{FFFE}", nil),
    ("U+FFFF shows", "x\u{FFFF}y", "x\\u{FFFF}y", nil),
    ("the neighbors of U+FFFE stay", "\u{FFFD}\u{FEFF}", "\u{FFFD}\u{FEFF}", nil),
    ("other noncharacters stay", "\u{1FFFE}\u{10FFFF}", "\u{1FFFE}\u{10FFFF}", nil),
    ("DEL stays", "\u{7F}", "\u{7F}", nil),
    ("color goes", "\u{1B}[31;1mred\u{1B}[0m", "red", nil),
    ("cursor movement goes", "a\u{1B}[2K\u{1B}[1Gb", "ab", nil),
    ("a title goes", "\u{1B}]0;title\u{7}a", "a", nil),
    ("a hyperlink goes", "\u{1B}]8;;https://x\u{1B}\\a\u{1B}]8;;\u{1B}\\", "a", nil),
    ("a device control string goes", "\u{1B}Pq#0\u{1B}\\a", "a", nil),
    ("a character set goes", "a\u{1B}(B\u{1B}[m", "a", nil),
    ("an unfinished color shows", "\u{1B}[31", "\\u{1B}[31", nil),
    ("an unfinished title shows", "\u{1B}]0;a\nb", "\\u{1B}]0;a b", "\\u{1B}]0;a\nb"),
    ("CR LF is one line end", "a\r\nb", "a b", "a\nb"),
    ("a lone CR is a line end", "a\rb", "a b", "a\nb"),
    ("tabs stay in a block", "a\t\tb", "a b", "a\t\tb"),
    ("a run of line ends is one space", "a\n\r\n\tb", "a b", "a\n\n\tb"),
    ("Unicode line ends", "a\u{85}\u{2028}\u{2029}b", "a b", "a\u{85}\u{2028}\u{2029}b"),
    ("space around a line goes", "  a b \n", "a b", "  a b \n"),
    ("emoji stay", "👩‍👩‍👧‍👦é", "👩‍👩‍👧‍👦é", nil),
  ]

  @Test("A line is cut on a scalar, with an ellipsis, within 1 KB")
  func longLine() {
    let line = LegalText.line(String(repeating: "🧵", count: 300))
    #expect(line == String(repeating: "🧵", count: 255) + "…")
    #expect(line.utf8.count == 1023)
    #expect(LegalText.line(String(repeating: "x", count: 1024)).utf8.count == 1024)
    #expect(LegalText.line(String(repeating: "x", count: 1025)).hasSuffix("x…"))
  }

  @Test("A block keeps its head and its tail within 64 KB, and says how much is gone")
  func longBlock() {
    let block = LegalText.block("begin" + String(repeating: "🧵", count: 50_000) + "end")
    #expect(block.hasPrefix("begin🧵"))
    #expect(block.hasSuffix("🧵end"))
    #expect(block.contains("🧵\n...[truncated 134540 bytes]...\n🧵"))
    #expect(block.utf8.count == 65_500)
  }

  @Test("A block of 64 KB is whole, and one byte more is not")
  func blockLimit() {
    let fits = String(repeating: "x", count: 65_536)
    #expect(LegalText.block(fits) == fits)
    #expect(LegalText.block(fits + "x").contains("\n...[truncated 65 bytes]...\n"))
  }

  @Test("Legal text is unchanged", arguments: HostileText.all)
  func idempotent(hostile: HostileText) {
    let line = LegalText.line(hostile.text)
    let block = LegalText.block(hostile.text)
    #expect(LegalText.line(line) == line)
    #expect(LegalText.block(block) == block)
  }
}
