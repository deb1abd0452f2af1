import PushPayloads

/// The report on one payload, as `payload check` prints it.
struct PayloadReportText {
  var file: String
  var bytes: [UInt8]
  var report: PayloadReport

  /// For people: a line for the verdict, and one or two for each diagnostic.
  var text: String {
    var lines = [
      "\(Terminal.oneLine(file)): \(report.verdict.rawValue) by APNs, \(report.bytes) of"
        + " \(report.limit) bytes, \(tally)"
    ]
    for diagnostic in report.diagnostics {
      let position = SourcePosition(of: diagnostic.range.lowerBound, in: bytes)
      lines.append("  \(position)  \(diagnostic.severity.rawValue)  \(diagnostic.rule)")
      let place = diagnostic.pointer.isEmpty ? "" : "\(diagnostic.pointer): "
      lines.append("      \(Terminal.oneLine(place + diagnostic.message))")
    }
    return lines.joined(separator: "\n")
  }

  /// How much was found, in words.
  private var tally: String {
    func counted(_ count: Int, _ noun: String) -> String? {
      count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let errors = report.diagnostics.count { $0.severity.isError }
    let warnings = report.diagnostics.count { $0.severity == .warning }
    let parts = [counted(errors, "error"), counted(warnings, "warning")].compactMap(\.self)
    return parts.isEmpty ? "clean" : parts.joined(separator: ", ")
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
