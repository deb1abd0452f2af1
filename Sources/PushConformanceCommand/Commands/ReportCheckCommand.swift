import ArgumentParser
import ConformanceReports
import JUnitXML
import PushPayloads

struct ReportCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks a JUnit XML report for errors that break CI dashboards.",
    discussion: "The exit status is 1 if the report has an error, and 0 if it has only warnings."
  )

  @Argument(help: "The report.") var file: String

  @OptionGroup var output: FormatOption

  mutating func run() throws {
    let result = try ExitStatus.usage.onError { try JUnitChecker().check(path: file) }
    switch output.format {
    case .text: try Terminal.print(lines(result).map(TerminalText.line))
    case .json: try Terminal.print([json(result)])
    }
    guard result.isValid else { return try ExitStatus.doesNotConform.end() }
  }

  private func lines(_ result: JUnitCheckResult) -> [String] {
    var lines = result.findings.map {
      "\(file):\($0.line): \($0.severity.rawValue): \($0.explanation)"
    }
    if result.omittedFindings > 0 { lines.append("… and \(result.omittedFindings) more") }
    let verdict = result.isValid ? "valid" : "not valid"
    lines.append("\(file): \(verdict), \(result.counts.text)")
    return lines
  }

  private func json(_ result: JUnitCheckResult) -> JSONValue {
    [
      "file": .string(file),
      "valid": .bool(result.isValid),
      "tests": .integer(result.counts.tests),
      "failures": .integer(result.counts.failures),
      "errors": .integer(result.counts.errors),
      "skipped": .integer(result.counts.skipped),
      "findings": .array(
        result.findings.map { finding in
          [
            "line": .integer(finding.line),
            "severity": .string(finding.severity.rawValue),
            "message": .string(finding.explanation),
          ]
        }
      ),
      "omitted": .integer(result.omittedFindings),
    ]
  }
}
