import Testing

@testable import JUnitXML

@Suite("Text made legal")
struct LegalTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let line: String
    let block: String

    init(_ name: String, _ text: String, line: String, block: String) {
      self.name = name
      self.text = text
      self.line = line
      self.block = block
    }

    init(_ name: String, _ text: String, both: String) {
      self.init(name, text, line: both, block: both)
    }

    var testDescription: String { name }
  }

  @Test("Each rule makes its text legal", arguments: rows)
  func rule(row: Row) {
    #expect(LegalText.line(row.text) == row.line)
    #expect(LegalText.block(row.text) == row.block)
  }

  static let rows = [
    Row("plain text stays", "expected 3 <but> got \"4\"", both: "expected 3 <but> got \"4\""),
    Row("NUL shows", "a\u{0}b", both: "a\\u{0}b"),
    Row("escape shows", "a\u{1B}b", both: "a\\u{1B}b"),
    Row("unit separator shows", "\u{1F}", both: "\\u{1F}"),
    Row("vertical tab and form feed show", "\u{B}\u{C}", both: "\\u{B}\\u{C}"),
    Row("U+FFFE shows", "\u{FFFE}", both: "\\u{FFFE}"),
    Row("U+FFFF shows", "x\u{FFFF}y", both: "x\\u{FFFF}y"),
    Row("the neighbors of U+FFFE stay", "\u{FFFD}\u{FEFF}", both: "\u{FFFD}\u{FEFF}"),
    Row("other noncharacters stay", "\u{1FFFE}\u{10FFFF}", both: "\u{1FFFE}\u{10FFFF}"),
    Row("DEL stays", "\u{7F}", both: "\u{7F}"),
    Row("color goes", "\u{1B}[31;1mred\u{1B}[0m", both: "red"),
    Row("cursor movement goes", "a\u{1B}[2K\u{1B}[1Gb", both: "ab"),
    Row("a title goes", "\u{1B}]0;title\u{7}a", both: "a"),
    Row("a hyperlink goes", "\u{1B}]8;;https://x\u{1B}\\a\u{1B}]8;;\u{1B}\\", both: "a"),
    Row("a device control string goes", "\u{1B}Pq#0\u{1B}\\a", both: "a"),
    Row("a character set goes", "a\u{1B}(B\u{1B}[m", both: "a"),
    Row("an unfinished color shows", "\u{1B}[31", both: "\\u{1B}[31"),
    Row(
      "an unfinished title shows",
      "\u{1B}]0;a\nb",
      line: "\\u{1B}]0;a b",
      block: "\\u{1B}]0;a\nb"
    ),
    Row("CR LF is one line end", "a\r\nb", line: "a b", block: "a\nb"),
    Row("a lone CR is a line end", "a\rb", line: "a b", block: "a\nb"),
    Row("tabs stay in a block", "a\t\tb", line: "a b", block: "a\t\tb"),
    Row("a run of line ends is one space", "a\n\r\n\tb", line: "a b", block: "a\n\n\tb"),
    Row(
      "Unicode line ends",
      "a\u{85}\u{2028}\u{2029}b",
      line: "a b",
      block: "a\u{85}\u{2028}\u{2029}b"
    ),
    Row("space around a line goes", "  a b \n", line: "a b", block: "  a b \n"),
    Row("emoji stay", "👩‍👩‍👧‍👦é", both: "👩‍👩‍👧‍👦é"),
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
