/// Estimates the width of text, because the kit draws the diagram without access to fonts.
///
/// The estimates are the widths of a wide font (DejaVu Sans). So in most fonts a line is narrower than its estimate.
enum TextMeasure {
  /// Returns the width of a text in hundredths of the size of the font.
  static func width(_ text: some Sequence<Unicode.Scalar>) -> Int {
    text.reduce(0) { $0 + width($1) }
  }

  /// Breaks a text into lines that are at most `limit` wide.
  ///
  /// The unit of `limit` is a hundredth of the font size. The method breaks a word that is too wide, such as a URL.
  /// Each line has at least one scalar.
  static func lines(of text: String, width limit: Int) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var used = 0
    func close() {
      lines.append(String(line))
      line = String.UnicodeScalarView()
      used = 0
    }
    let words = text.unicodeScalars.split { $0 == " " || $0 == "\n" || $0 == "\t" }
    for word in words {
      let needed = width(word)
      if !line.isEmpty {
        if used + width(" ") + needed <= limit {
          line.append(" ")
          used += width(" ")
        } else {
          close()
        }
      }
      var piece = word[...]
      while !piece.isEmpty {
        let fitting = prefix(of: piece, width: limit - used, isAtStart: line.isEmpty)
        if fitting.isEmpty {
          close()
          continue
        }
        line.append(contentsOf: fitting)
        used += width(fitting)
        piece = piece[fitting.endIndex...]
        if !piece.isEmpty { close() }
      }
    }
    if !line.isEmpty { close() }
    return lines
  }

  /// Returns the beginning of a word that fits the width; if the whole word fits, returns the whole word.
  ///
  /// Otherwise the beginning ends at the last place where the word may be broken. If the word has no such place, the
  /// method cuts the word at the width. At the start of a line, the beginning has at least one scalar.
  private static func prefix(
    of word: Substring.UnicodeScalarView,
    width limit: Int,
    isAtStart: Bool
  ) -> Substring.UnicodeScalarView {
    var used = 0
    var mark: Substring.UnicodeScalarView.Index?
    var last: Unicode.Scalar?
    for index in word.indices {
      let scalar = word[index]
      // A word may be broken before a capital, as in didReceiveResponse, and after a mark such as the slash of a URL.
      if let last, isBreak(last, scalar) { mark = index }
      used += width(scalar)
      if used > limit {
        // Each line has at least one scalar.
        let least = isAtStart ? word.index(after: word.startIndex) : word.startIndex
        return word[..<max(mark ?? index, least)]
      }
      last = scalar
    }
    return word
  }

  private static func isBreak(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    "/(.:?&_-".unicodeScalars.contains(first)
      || ("a"..."z").contains(first) && ("A"..."Z").contains(second)
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "i", "j", "l", "I", "|", "'", ".", ",", ":", ";", "!": 34
    case "f", "t", "r", " ", "(", ")", "[", "]", "-", "/": 42
    case "m", "w", "M", "W", "@", "%", "→", "…": 102
    case "A"..."Z", "&", "+", "=", "<", ">", "~": 80
    default: scalar.isASCII ? 64 : width(ofOther: scalar)
    }
  }

  private static func width(ofOther scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    case .uppercaseLetter, .lowercaseLetter: 80
    default: 125
    }
  }
}
