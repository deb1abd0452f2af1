import ArgumentParser
import ConformanceHTML
import ConformanceReports
import Foundation
import JUnitXML
import PushConformance

struct ReportFiles: ParsableArguments {
  @Option(help: ArgumentHelp("Write JUnit XML.", valueName: "path")) var junit: String?

  @Flag(
    name: .customLong("all-skips"),
    help: "List each case that was not judged in the JUnit XML, instead of one for each suite."
  )
  var listsSkips = false

  @Option(help: ArgumentHelp("Write JSON, one object a line.", valueName: "path")) var json: String?

  @Option(help: ArgumentHelp("Write one HTML file.", valueName: "path")) var html: String?

  @Option(
    help: ArgumentHelp(
      "Write a line for each case as soon as it has its result; see 'report recover'.",
      valueName: "path"
    )
  )
  var journal: String?

  /// Checks that each file can be written, so that the command reports a bad path before the run.
  func probe() throws(ToolFailure) {
    let paths = [("--junit", junit), ("--json", json), ("--html", html), ("--journal", journal)]
      .compactMap { flag, path in path.map { (flag: flag, path: $0) } }
    for (_, path) in paths {
      guard !path.isEmpty else { throw .usage("name the file that the report goes to") }
      try ExitStatus.usage.onError { try WholeFile.probe(path) }
    }
    let step = journal.map { (flag: "--journal", path: JournalFile.pathOfStep(beside: $0)) }
    let places = paths + (step.map { [$0] } ?? [])
    for (index, later) in places.enumerated() {
      for earlier in places.prefix(index) where Self.place(earlier.path) == Self.place(later.path) {
        throw .usage("\(earlier.flag) and \(later.flag) name one file, \(later.path); name two")
      }
    }
  }

  /// Writes each requested file, even if another file cannot be written; prints errors, and returns the exit status.
  func write(_ results: [SubjectResults]) -> ExitStatus {
    var status = ExitStatus.conforms
    func attempt(_ write: () throws -> Void) {
      do throws(ToolFailure) {
        try ExitStatus.usage.onError { try write() }
      } catch {
        Terminal.complain(error)
        status.worsen(to: error.status)
      }
    }
    if let junit {
      attempt { try JUnitReport(results, foldingSkips: !listsSkips).write(to: junit) }
    }
    guard json != nil || html != nil else { return status }
    let lines = JSONLines.text(results)
    if let json { attempt { try WholeFile.write(lines, to: json) } }
    if let html { attempt { try HTMLPage.write(Array(lines.utf8), of: "the results", to: html) } }
    return status
  }

  static func refuseSamePlace(_ input: String, _ output: String) throws(ToolFailure) {
    guard place(input) != place(output)
    else { throw .usage("the report would replace the results, \(input); name another file") }
  }

  private static func place(_ path: String) -> URL {
    URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL
  }
}

enum HTMLPage {
  /// Writes the HTML page for the lines of a results file; error messages call the file `source`.
  static func write(_ lines: [UInt8], of source: String, to path: String) throws(ToolFailure) {
    let subjects = try ExitStatus.usage.onError("\(source): ") { try ResultsReader.read(lines) }
    let page = try ExitStatus.kitFailed.onError("the template of the report is not right: ") {
      try HTMLReport.text(subjects)
    }
    try ExitStatus.usage.onError { try WholeFile.write(page, to: path) }
  }
}

extension JUnitCounts {
  var text: String {
    [
      tests.counted("test"), failures.counted("failure"), errors.counted("error"),
      "\(skipped) skipped",
    ]
    .joined(separator: ", ")
  }
}
