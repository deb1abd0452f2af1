/// What the texts of notifications are made of: pieces that readers, writers and screens stumble over.
enum Alphabet {
  /// The alphabets, from the simplest on.
  static let all: [[String]] = [latin, capitals, accents, scripts, rightToLeft, wide, emoji, marks]

  private static let latin = letters("abcdefghijklmnopqrstuvwxyz ")

  private static let capitals = letters(
    "ABCDEFGHIJKLMNOPQRSTVWXYZ 0123456789.,:;!?'-_+*#@%&=()[]{}<>|~^`$"
  )

  /// Two bytes of UTF-8 each, composed and decomposed.
  private static let accents = letters("äöüßéèçñåøœæğışłžčÄÉ¿¡€£§°") + ["e\u{301}", "n\u{303}"]

  private static let scripts =
    letters("ΑΩαβγБДЖяюћԱաგქ") + ["नि", "க்ஷ", "ไทย", "ខ្មែរ", "འབྲུག", "ሰላም", "ᚠᚢ"]

  /// Letters that run the other way, and the marks that turn the direction.
  private static let rightToLeft = ["שלום", "عَرَبِيّ", "فارسی", "\u{200F}", "\u{2067}א\u{2069}", "ﷺ"]

  /// Three bytes of UTF-8 each, and some of four.
  private static let wide = letters("漢字仮名交じり文カタカナ한국어你好，。「」") + ["𠮷", "𩸽", "𝒳", "𐍈"]

  /// One character on the screen, up to eleven code units in a payload.
  private static let emoji = [
    "😀", "🎉", "❤️", "👍🏽", "🇨🇭", "👨‍👩‍👧‍👦", "🏳️‍🌈", "1️⃣", "🧑🏿‍🚀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  ]

  /// What JSON escapes, what looks as if it had to be escaped, and what does not show.
  ///
  /// A backslash has a companion that makes no escape of another language out of it.
  private static let marks = [
    "\"", "\\.", "/", "\n", "\r\n", "\t", "\u{8}", "\u{C}", "\u{0}", "\u{1F}", "\u{7F}", "\u{85}",
    "\u{A0}", "\u{200B}", "\u{200D}", "\u{2028}", "\u{2029}", "\u{FFFC}", "\u{FFFD}", "\u{E000}",
    "\u{10FFFF}", "</script>", "%@", "&amp;",
  ]

  private static func letters(_ text: String) -> [String] { text.map { String($0) } }
}
