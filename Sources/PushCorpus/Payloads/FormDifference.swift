/// The first difference between a text and its canonical form.
struct FormDifference {
  /// The offset of the first different byte, or the end of the text.
  let offset: Int
  /// The line that the canonical form has at this place, without its indentation; cut after 60 characters.
  let expected: String

  private static let longest = 60

  /// Compares two texts; nil if they are equal.
  init?(of text: [UInt8], from canonical: [UInt8]) {
    guard text != canonical else { return nil }
    var offset = zip(text, canonical).prefix { $0 == $1 }.count
    // If the difference is inside a scalar, the offset is that of the scalar's first byte.
    while offset > 0,
      Self.continuesScalar(offset, of: text)
        || Self.continuesScalar(offset, of: canonical)
    {
      offset -= 1
    }
    self.offset = offset
    expected = Self.line(of: canonical, at: offset)
  }

  private static func continuesScalar(_ index: Int, of text: [UInt8]) -> Bool {
    index < text.count && (0x80...0xBF).contains(text[index])
  }

  /// Returns the line at an offset, without its indentation and cut after ``longest`` characters; at the end of the
  /// text, words that say so.
  private static func line(of text: [UInt8], at offset: Int) -> String {
    guard offset < text.count else { return "the end of the file" }
    let start = text[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = text[start...].prefix { $0 != UInt8(ascii: "\n") }
    let visible = String(decoding: line.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    return visible.count <= longest ? visible : visible.prefix(longest) + "…"
  }
}
