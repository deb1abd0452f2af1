/// The escapes for untrusted strings, so that a terminal shows control characters and does not obey them.
///
/// File names, payloads and scenarios can contain line ends, escape sequences that recolor or rewrite the screen, and
/// controls that change the visible order of characters. Such characters are spelled as in Swift: `\u{1B}`.
package enum TerminalText {
  /// Returns one line, in which spaces replace line ends and tabs.
  package static func line(_ text: String) -> String { visible(text, keepsLines: false) }

  /// Returns a string with the same line ends, in which spaces replace tabs.
  package static func block(_ text: String) -> String { visible(text, keepsLines: true) }

  /// Returns a JSON text with the same value, on one line and with dangerous characters escaped.
  ///
  /// The JSON text must be valid, without line ends and tabs between values. Then each character that the method
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
