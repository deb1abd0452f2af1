import PushPayloads

/// The report on one payload, as `payload check` prints it.
struct PayloadReportText {
  var file: String
  var bytes: [UInt8]
  var report: PayloadReport

  /// For people: a line for the verdict, and one or two for each diagnostic.
  var text: String {
    var lines = [
      "\(Terminal.oneLine(file)): \(report.verdict.rawValue), \(report.bytes) of"
        + " \(report.limit) bytes"
    ]
    for diagnostic in report.diagnostics {
      let position = SourcePosition(of: diagnostic.range.lowerBound, in: bytes)
      lines.append("  \(position)  \(diagnostic.severity.rawValue)  \(diagnostic.rule)")
      let place = diagnostic.pointer.isEmpty ? "" : "\(diagnostic.pointer): "
      lines.append("      \(Terminal.oneLine(place + diagnostic.message))")
    }
    return lines.joined(separator: "\n")
  }

  /// For programs. The members are a contract.
  var json: JSONValue {
    [
      "file": .string(file),
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
              .integer(diagnostic.range.lowerBound), .integer(diagnostic.range.upperBound),
            ],
          ]
        }
      ),
    ]
  }
}
