import ConformanceReports
import PushPayloads

struct PayloadReportText {
  private let input: PayloadInput
  private let report: PayloadReport
  private let verdict: PayloadVerdict

  init?(_ verdict: PayloadVerdict) {
    guard let report = try? verdict.report.get() else { return nil }
    (input, self.report, self.verdict) = (verdict.input, report, verdict)
  }

  var text: String {
    let origin = input.origin.map { "\($0.file):\($0.line) (\(input.name))" }
    let name = TerminalText.line(origin ?? input.name)
    var lines = ["\(name): \(verdict.isOfSyntax ? syntaxAnswer : answer)"]
    for diagnostic in verdict.diagnostics {
      // A finding about a header that the command line gives has no position in the text.
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

  /// The answer of APNs to the payload, in words; the severities of a configuration do not change the answer.
  ///
  /// For most requests, Apple does not document the answer to a text that is not JSON. The words say so, because a
  /// reader could take any other wording for acceptance.
  private var answer: String {
    let rules = Set(report.diagnostics.map(\.rule))
    // The limits of other services are not known.
    guard !rules.contains("custom.other-service")
    else { return "not a request to APNs, \(report.bytes.counted("byte")), \(tally)" }
    let isKnown = report.verdict == .rejected || !rules.contains("json.malformed")
    let answer =
      isKnown ? "\(report.verdict.rawValue) by APNs" : "not documented whether APNs accepts it"
    return "\(answer), \(report.bytes) of \(report.limit) bytes, \(tally)"
  }

  /// The verdict on the syntax; the words do not mention APNs, because no rule of APNs was checked.
  private var syntaxAnswer: String {
    "\(report.verdict == .accepted ? "a" : "not a") JSON text by RFC 8259, \(report.bytes) bytes"
  }

  private var tally: String {
    let found = verdict.diagnostics
    guard !found.isEmpty || !verdict.suppressed.isEmpty else { return "clean" }
    let parts =
      [
        (found.count { $0.severity.isError }, "error"),
        (found.count { $0.severity == .warning }, "warning"),
      ].filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
      + (verdict.suppressed.isEmpty ? [] : [verdict.suppressed.count.turnedOff])
    return parts.isEmpty
      ? "clean, \(found.count.counted("remark"))" : parts.joined(separator: ", ")
  }

  /// The report as JSON; programs depend on the names of the members.
  var json: JSONValue {
    var json: JSONObject = ["file": .string(input.file)]
    json["line"] = input.line.map(JSONValue.integer)
    json["at"] = input.origin.map { ["file": .string($0.file), "line": .integer($0.line)] }
    json.members +=
      [
        "verdict": .string(report.verdict.rawValue),
        "bytes": .integer(report.bytes),
        "limit": .integer(report.limit),
        "diagnostics": .array(
          verdict.diagnostics.map { diagnostic in
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
