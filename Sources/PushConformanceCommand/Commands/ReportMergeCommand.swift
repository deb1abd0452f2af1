import ArgumentParser
import ConformanceReports
import JUnitXML

/// `push-conformance report merge`, which merges JUnit XML reports into one report.
struct ReportMergeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge",
      abstract: "Merges JUnit XML reports into one.",
      discussion: """
        Takes reports of any producer, also those of 'swift test --xunit-output'. An input that \
        cannot be read and two cases with one name are errors, and then nothing is written. The \
        exit status says whether the reports were merged, and nothing of their results.
        """
    )
  }

  @Argument(help: "The report to create or replace.")
  var out: String

  @Argument(help: ArgumentHelp("The reports to merge.", valueName: "in"))
  var inputs: [String]

  mutating func run() throws {
    guard !out.isEmpty else { throw ToolFailure.usage("name the file that the report goes to") }
    let counts: JUnitCounts
    do {
      counts = try JUnitMerger.merge(inputs, into: out)
    } catch .output(let error) {
      throw ToolFailure(error)
    } catch {
      throw ToolFailure.usage("\(error)")
    }
    let tally = [
      counts.tests.counted("test"), counts.failures.counted("failure"),
      counts.errors.counted("error"), "\(counts.skipped) skipped",
    ]
    try Terminal.print([TerminalText.line("\(out): \(tally.joined(separator: ", "))")])
  }
}
