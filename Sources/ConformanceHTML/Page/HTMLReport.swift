package import ConformanceReports
import Mustache

/// Results as one HTML file, which refers to no other file.
package enum HTMLReport {
  /// Throws an error of the template, which no input causes.
  package static func text(_ subjects: [SubjectDescription]) throws -> String {
    MustacheContentTypes.register(ScalarHTML(), named: ScalarHTML.name)
    let template = try MustacheTemplate(
      string: "{{% CONTENT_TYPE: \(ScalarHTML.name)}}" + PageTemplate.text
    )
    return template.render(ReportPage(subjects))
  }
}
