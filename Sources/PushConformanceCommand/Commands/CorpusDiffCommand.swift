import ArgumentParser
import ConformanceReports
import PushCorpus
import PushPayloads

struct CorpusDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Prints the differences between two corpora.",
    discussion: """
      Vectors and scenarios are compared by their identifiers. The output lists those that were \
      added or removed, or that differ in their description or bytes. A removal is a breaking change, \
      since dashboards and lists refer to the name. Exit status: 0 if nothing differs, else 1.
      """
  )

  @Argument(help: "The old corpus: a folder with payloads, scenarios, or both.") var old: String
  @Argument(help: "The new corpus.") var new: String

  @OptionGroup var output: FormatOption

  mutating func run() throws {
    let before = try contents(of: old)
    let after = try contents(of: new)
    let changes = try ExitStatus.usage.onError { try before.changes(to: after) }
    switch output.format {
    case .json: try Terminal.print(changes.map { CorpusChangeText(change: $0).json })
    case .text:
      let summary = changes.isEmpty ? "nothing differs" : CorpusChangeText.tally(of: changes)
      let lines =
        changes.flatMap { CorpusChangeText(change: $0).lines } + ["\(old) → \(new): \(summary)"]
      try Terminal.print(lines.map(TerminalText.line))
    }
    guard changes.isEmpty else { return try ExitStatus.doesNotConform.end() }
  }

  private func contents(of path: String) throws -> CorpusContents {
    let folder = try InputFile.corpus(path)
    return try ExitStatus.usage.onError("in \(path): ") { try CorpusContents(reading: folder) }
  }
}
