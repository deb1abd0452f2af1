import ConformanceReports

/// The escapes that make a string from a results file harmless for a reader of the page.
///
/// Swift escapes, such as `\u{1B}`, replace controls, line ends of Unicode, bidirectional controls and noncharacters.
/// Such characters can reorder the words beside them, or are errors in HTML.
enum VisibleText {
  static func visible(_ text: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars { append(scalar, to: &visible) }
    return visible
  }

  static func visible(_ text: String, limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return visible(text) }
    let left = scalars.distance(from: end, to: scalars.endIndex)
    return visible(String(scalars[..<end])) + "… (\(left) more characters in the results file)"
  }

  static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    // A line feed and a tab are harmless. Noncharacters and byte order marks are errors in HTML.
    let isHarmful =
      TerminalText.isActive(scalar) && scalar != "\n" && scalar != "\t"
      || scalar.properties.isNoncharacterCodePoint || scalar == "\u{FEFF}"
    if isHarmful { text += TerminalText.escape(scalar) } else { text.unicodeScalars.append(scalar) }
  }
}
