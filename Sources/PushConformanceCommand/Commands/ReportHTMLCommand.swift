import ConformanceReports
import ArgumentParser
import ConformanceHTML

struct ReportHTMLCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "html",
    abstract: "Turns results of `run --json` into one HTML file.",
    discussion: """
      The file has no outside references, and can be read without script. The exit status is 0 if it was written, \
      whatever the results say, and 2 if the results are not complete.
      """
  )

  @Argument(help: "The results: a file, or - for standard input.") var input: String

  @Argument(help: "The HTML file.") var output: String

  mutating func run() throws {
    try ReportFiles.refuseSamePlace(input, output)
    let bytes = try InputFile.read(input, limit: ResultsReader.largestFile)
    try HTMLPage.write(bytes, of: input, to: output)
  }
}
