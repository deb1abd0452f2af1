import Mustache

/// HTML as the content of a template: each value is escaped, scalar by scalar.
///
/// The library's own content type escapes characters. In Swift, a quote and the combining mark after it are one
/// character, which is not a quote. So this quote would not be escaped, and would end an attribute.
struct ScalarHTML: MustacheContentType {
  /// The name of the content type in the pragma of a template.
  static let name = "SCALAR_HTML"

  /// Returns a text, escaped so that HTML reads it as text wherever a template has a variable.
  func escapeText(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "`": escaped += "&#96;"
      default: VisibleText.append(scalar, to: &escaped)
      }
    }
    return escaped
  }
}
