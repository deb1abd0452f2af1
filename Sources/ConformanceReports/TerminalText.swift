/// Text from outside, made so that a terminal shows it and does nothing else.
///
/// File names, payloads and scenarios can hold anything: escape sequences that recolour or rewrite
/// the screen, line ends that break a line in two, and controls that show text in another order
/// than it has. They are spelled out as Swift would: `\u{1B}`.
package enum TerminalText {
  /// A text on one line; line ends and tabs become spaces.
  package static func line(_ text: String) -> String {
    visible(text, keepsLines: false)
  }

  /// A text whose lines stay lines.
  package static func block(_ text: String) -> String {
    visible(text, keepsLines: true)
  }

  /// A JSON text on one line, which says the same in other letters: what it escapes stands in strings
  /// (RFC 8259, section 7).
  package static func json(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      if isActive(scalar), scalar.value <= 0xFFFF {
        let digits = String(scalar.value, radix: 16)
        safe += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  private static func visible(_ text: String, keepsLines: Bool) -> String {
    var visible = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where keepsLines: visible.append("\n")
      case "\n", "\r", "\t": visible.append(" ")
      case let scalar where isActive(scalar):
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// Whether a terminal would do something rather than show something.
  ///
  /// The controls of ECMA-48, of which U+009B alone begins a sequence; the line ends of Unicode; and
  /// the bidirectional controls of Unicode Standard Annex #9.
  private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return scalar.properties.isBidiControl
    }
  }
}
