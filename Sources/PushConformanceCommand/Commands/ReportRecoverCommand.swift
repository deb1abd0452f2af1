import ArgumentParser
import ConformanceReports
import JUnitXML
import PushConformance
import SubjectIsolation

struct ReportRecoverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recover",
    abstract: "Makes a JUnit XML report from the journal of a run that ended early.",
    discussion: """
      Takes the file of 'run --journal', and the file with the open step beside it. The report has the cases that \
      had their results, and an error that names what was being played. The exit status says whether the report was \
      written, and nothing of the results.
      """
  )

  @Argument(help: "The journal.") var journal: String

  @Argument(help: "The report to create or replace.") var out: String

  mutating func run() throws {
    guard !out.isEmpty else { throw ToolFailure.usage("name the file that the report goes to") }
    try ReportFiles.refuseSamePlace(journal, out)
    let bytes = try InputFile.read(journal, limit: Journal.largestFile)
    let read = try ExitStatus.usage.onError("\(journal): ") { try Journal(reading: bytes) }
    let open = SharedPage.openStep(notedAt: JournalFile.pathOfStep(beside: journal))
    let counts = try ExitStatus.usage.onError { try JUnitReport(read, open: open).write(to: out) }
    try Terminal.print([TerminalText.line("\(out): \(counts.text)")])
  }
}
