/// Escapes untrusted text, so that a terminal shows the text and does not obey control characters in the text.
///
/// File names, payloads and scenarios can contain three dangerous things: line ends, escape sequences that recolor or
/// rewrite the screen, and controls that change the visible order of text. Such characters are spelled as in Swift:
/// `\u{1B}`.
package enum TerminalText {
  /// Returns a text on one line; line ends and tabs become spaces.
  package static func line(_ text: String) -> String { visible(text, keepsLines: false) }

  /// Returns a text that keeps its line ends; tabs become spaces.
  package static func block(_ text: String) -> String { visible(text, keepsLines: true) }

  /// Returns a JSON text with the same value, on one line and with dangerous characters escaped.
  ///
  /// The text must be valid JSON without line ends and tabs between its values. Then each character that the method
  /// escapes is inside a string, where JSON allows the escape (RFC 8259, section 7).
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
        visible += escape(scalar)
      default: visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// Returns a character as it is spelled in Swift, such as `\u{1B}`.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Returns whether a terminal would act on a character rather than show it.
  ///
  /// Such characters are the controls of ECMA-48, the line separators of Unicode, and the bidirectional controls of
  /// Unicode Standard Annex #9. The control U+009B begins an escape sequence on its own.
  package static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return scalar.properties.isBidiControl
    }
  }
}
