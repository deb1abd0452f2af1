package import PropertyEngine
import PushPayloads

enum Alphabet {
  struct Piece: Sendable {
    let text: String
    /// The number of bytes that the piece takes in the shortest JSON string, without the quotes.
    let size: Int
  }

  /// The alphabets of generated texts, the simplest first.
  static let all: [[Piece]] = [
    latin, capitals, accents, scripts, rightToLeft, wide, emoji, marks,
  ].map { alphabet in
    alphabet.map { Piece(text: $0, size: JSONValue.string($0).utf8.count - 2) }
  }

  static let identifier = Array("abcdefghijklmnopqrstuvwxyz0123456789-_.")

  private static let latin = letters("abcdefghijklmnopqrstuvwxyz ")

  private static let capitals = letters(
    "ABCDEFGHIJKLMNOPQRSTVWXYZ 0123456789.,:;!?'-_+*#@%&=()[]{}<>|~^`$"
  )

  /// Characters of two bytes in UTF-8, and decomposed characters.
  private static let accents = letters("äöüßéèçñåøœæğışłžčÄÉ¿¡€£§°") + ["e\u{301}", "n\u{303}"]

  private static let scripts =
    letters("ΑΩαβγБДЖяюћԱաგქ") + ["नि", "க்ஷ", "ไทย", "ខ្មែរ", "འབྲུག", "ሰላም", "ᚠᚢ"]

  private static let rightToLeft = ["שלום", "عَرَبِيّ", "فارسی", "\u{200F}", "\u{2067}א\u{2069}", "ﷺ"]

  /// Characters of three bytes in UTF-8, and some characters of four bytes.
  private static let wide = letters("漢字仮名交じり文カタカナ한국어你好，。「」") + ["𠮷", "𩸽", "𝒳", "𐍈"]

  /// Emoji: single visible characters of up to 14 UTF-16 code units.
  private static let emoji = [
    "😀", "🎉", "❤️", "👍🏽", "🇨🇭", "👨‍👩‍👧‍👦", "🏳️‍🌈", "1️⃣", "🧑🏿‍🚀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  ]

  /// Characters that JSON escapes, texts that other formats treat specially, and invisible characters.
  ///
  /// A dot follows the backslash, so that the text does not look like an escape sequence of a programming language.
  private static let marks = [
    "\"", "\\.", "/", "\n", "\r\n", "\t", "\u{8}", "\u{C}", "\u{0}", "\u{1F}", "\u{7F}", "\u{85}",
    "\u{A0}", "\u{200B}", "\u{200D}", "\u{2028}", "\u{2029}", "\u{FFFC}", "\u{FFFD}", "\u{E000}",
    "\u{10FFFF}", "</script>", "%@", "&amp;",
  ]

  private static func letters(_ text: String) -> [String] { text.map { String($0) } }
}

extension Generator where Value == String {
  /// Returns a generator of texts with several scripts, emoji, quotes, line ends and invisible characters.
  ///
  /// In the shortest JSON string, a text takes at most `bytes` bytes, without the quotes. The simplest text has only
  /// the letter a.
  package static func text(count: ClosedRange<Int>, bytes: Int = .max) -> Generator {
    Generator { source in
      // A text uses few alphabets: one script is likelier than a mix of all.
      let alphabets = source.elements(count: 1...3) { $0.element(of: Alphabet.all) }
      let pieces = source.elements(count: count) { source in
        source.element(of: source.element(of: alphabets))
      }
      var room = bytes
      return pieces.prefix { piece in
        room -= piece.size
        return room >= 0
      }.map(\.text).joined()
    }
  }

  package static func identifier(count: ClosedRange<Int>) -> Generator {
    .string(of: Alphabet.identifier, count: count)
  }
}
