import ArgumentParser
import ConformanceHTML
import Foundation
import JUnitXML
import PushCorpus

/// `push-conformance report html`.
struct ReportHTMLCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "html",
      abstract: "Turns results of `run --json` into one HTML file.",
      discussion: """
        The file has no outside references, and can be read without script. The exit status is 0 if it was written, \
        whatever the results say, and 2 if the results are not complete.
        """
    )
  }

  @Argument(help: "The results: a file, or - for standard input.")
  var input: String

  @Argument(help: "The HTML file.")
  var output: String

  mutating func run() throws {
    try ReportFiles.refuseSamePlace(input, output)
    let bytes = try InputFile.read(input, limit: ResultsReader.largestFile)
    let results: RecordedResults
    do throws(ResultsError) {
      results = try ResultsReader.read(bytes)
    } catch {
      throw ToolFailure.usage("\(input): \(error)")
    }
    let page: String
    do {
      page = try HTMLReport.text(results)
    } catch {
      throw ToolFailure.kit("the template of the report is not right: \(error)")
    }
    do throws(JUnitWriteError) {
      try WholeFile.write(page, to: output)
    } catch {
      throw ToolFailure(error)
    }
  }
}
