import ArgumentParser
import ConformanceReports
import PushConformance
import PushCorpus

struct CorpusVerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Runs payload parsers on every vector, and prints the wrong results.",
    discussion: """
      By default it runs the kit's own parser, which conforms on a valid corpus. \
      Exit status 1 if a parser does not conform.
      """
  )

  @Argument(help: "A folder with payloads, laid out like the kit's own.") var path = "./Corpus"

  @Option(
    name: .customLong("parser"),
    parsing: .singleValue,
    help: ArgumentHelp(
      "A parser to use in place of the kit's; 'list subjects' prints the names. Repeatable.",
      valueName: "name"
    )
  )
  var names: [String] = []

  @OptionGroup var output: FormatOption

  mutating func run() async throws {
    let parsers = try parsers()
    let suite = try suite()
    guard !suite.cases.isEmpty
    else { throw ToolFailure.usage("\(path): there is no payload in this folder") }
    var results: [SubjectResults] = []
    for parser in parsers { results.append(await PayloadRunner(suite: suite).run(parser)) }
    let report = DepartureReport(results)
    switch output.format {
    case .text: try Terminal.print([report.text])
    case .json: try Terminal.print(report.json)
    }
    guard !Tally(results.flatMap(\.cases)).conforms else { return }
    try ExitStatus.doesNotConform.end()
  }

  private func parsers() throws -> [PayloadParserSubject] {
    var known = ToolContext.current.parsers + ToolContext.current.specimens
    if !known.contains(where: { $0.name == PayloadParserSubject.kit.name }) { known.append(.kit) }
    guard !names.isEmpty else { return [.kit] }
    return try ChosenSubjects(named: names, of: ToolContext(parsers: known)).parsers
  }

  private func suite() throws -> PayloadSuite {
    let root = try InputFile.folder(path)
    return try ExitStatus.usage.onError("in \(path): ") {
      guard try root.folders().contains("payloads")
      else { throw ToolFailure.usage("\(path) has no folder payloads") }
      return try PayloadSuite(reading: PayloadCorpus(corpus: root.root))
    }
  }
}
