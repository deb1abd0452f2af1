/// Formats values of payloads and requests for messages: short, on one line, and harmless to a terminal.
package enum Quotation {
  private static let longest = 48

  package static func of(_ text: String) -> String {
    "\"\(harmless(text))\""
  }

  /// Returns the string, cut after 48 Unicode scalars, with invisible and control characters escaped.
  package static func harmless(_ text: String) -> String {
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
  /// The value and its kind in words, such as `"x", a string`; an array or object is named without its content.
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

  var spelling: String {
    // A Unicode scalar has at most four bytes, so 256 bytes have at least 64 scalars. A message shows 48.
    Quotation.harmless(String(decoding: source.prefix(256), as: UTF8.self))
  }
}
