/// How values from outside stand in messages: short, on one line, and harmless to a terminal.
enum Quotation {
  private static let longest = 48

  /// A text from outside, in quotes.
  static func of(_ text: String) -> String {
    "\"\(harmless(text))\""
  }

  /// Cuts a text and spells out what would not show, or would do more than show.
  static func harmless(_ text: String) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < longest else { return result + "…" }
      count += 1
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension JSONDocument.Element {
  /// The value as it is spelled in the text, and what kind of value that is.
  var quoted: String {
    switch kind {
    case .null: "null"
    case .true: "true, a Boolean"
    case .false: "false, a Boolean"
    case .number: "\(spelling), a number"
    case .string: "\(spelling), a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The value as it is spelled in the text.
  var spelling: String {
    // Four bytes a scalar at most, and one scalar more than is shown.
    Quotation.harmless(String(decoding: source.prefix(256), as: UTF8.self))
  }
}
