package import ConformanceReports
import Mustache

/// Results as one HTML file, which loads no other file.
package enum HTMLReport {
  /// Returns the page; throws only if the template is faulty, never because of the results.
  package static func text(_ subjects: [SubjectDescription]) throws -> String {
    MustacheContentTypes.register(ScalarHTML(), named: ScalarHTML.name)
    let template = try MustacheTemplate(
      string: "{{% CONTENT_TYPE: \(ScalarHTML.name)}}" + PageTemplate.text
    )
    return template.render(ReportPage(subjects))
  }
}

/// The content type of templates whose text is HTML; the type escapes each value scalar by scalar.
///
/// The library's own content type escapes characters. In Swift, a quote and a combining mark after it are one
/// character, which is not equal to a quote. So the library would not escape this quote, and the quote would end an
/// attribute.
struct ScalarHTML: MustacheContentType {
  static let name = "SCALAR_HTML"

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
