import ConformanceReports
import PushPayloads

/// The report on one payload, as `payload check` prints it.
struct PayloadReportText {
  let input: PayloadInput
  let report: PayloadReport
  private let isOfSyntax: Bool

  /// Creates the text of a verdict; nil if the input could not be read.
  init?(_ verdict: PayloadVerdict) {
    guard let report = try? verdict.report.get() else { return nil }
    (input, self.report, isOfSyntax) = (verdict.input, report, verdict.isOfSyntax)
  }

  /// The report as text: a line for the verdict, and one or two lines for each diagnostic.
  var text: String {
    var lines = ["\(TerminalText.line(input.name)): \(isOfSyntax ? syntaxVerdict : verdict)"]
    for diagnostic in report.diagnostics {
      // A diagnostic about a header has no position in the body.
      var position = ""
      if !diagnostic.range.isEmpty {
        let (line, column) = input.position(of: diagnostic.range.lowerBound)
        position = "\(line):\(column)  "
      }
      lines.append("  \(position)\(diagnostic.severity.rawValue)  \(diagnostic.rule)")
      let place = diagnostic.pointer.isEmpty ? "" : "\(diagnostic.pointer): "
      lines.append("      \(TerminalText.line(place + diagnostic.message))")
    }
    return lines.joined(separator: "\n")
  }

  private var verdict: String {
    // The limits of other services are not known.
    report.diagnostics.contains { $0.rule == "custom.other-service" }
      ? "not a request to APNs, \(report.bytes.counted("byte")), \(tally)"
      : "\(answer), \(report.bytes) of \(report.limit) bytes, \(tally)"
  }

  /// The answer of APNs to the payload, in words.
  ///
  /// For most requests, Apple does not document the answer to a text that is not JSON. The words say so, because a
  /// reader could take any other wording for acceptance.
  private var answer: String {
    let isText = !report.diagnostics.contains { $0.rule == "json.malformed" }
    return report.verdict == .rejected || isText
      ? "\(report.verdict.rawValue) by APNs" : "not documented whether APNs accepts it"
  }

  /// The verdict on the syntax of the payload, in words.
  ///
  /// The text does not mention APNs, because the command has not checked the rules of APNs.
  private var syntaxVerdict: String {
    "\(report.verdict == .accepted ? "a" : "not a") JSON text by RFC 8259, \(report.bytes) bytes"
  }

  /// The numbers of errors and warnings, in words; without any, "clean" and the number of remarks.
  private var tally: String {
    let errors = report.diagnostics.count { $0.severity.isError }
    let warnings = report.diagnostics.count { $0.severity == .warning }
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
    guard parts.isEmpty else { return parts.map { $0.0.counted($0.1) }.joined(separator: ", ") }
    let remarks = report.diagnostics.count
    return remarks == 0 ? "clean" : "clean, \(remarks.counted("remark"))"
  }

  /// The report as JSON; programs depend on the names of the members.
  var json: JSONValue {
    var json: JSONObject = ["file": .string(input.file)]
    json["line"] = input.line.map(JSONValue.integer)
    json.members +=
      [
        "verdict": .string(report.verdict.rawValue),
        "bytes": .integer(report.bytes),
        "limit": .integer(report.limit),
        "diagnostics": .array(
          report.diagnostics.map { diagnostic in
            [
              "rule": .string(diagnostic.rule),
              "severity": .string(diagnostic.severity.rawValue),
              "message": .string(diagnostic.message),
              "pointer": .string(diagnostic.pointer),
              "range": [
                .integer(input.offset + diagnostic.range.lowerBound),
                .integer(input.offset + diagnostic.range.upperBound),
              ],
            ]
          }
        ),
      ] as JSONObject
    return .object(json)
  }
}
