import ArgumentParser
import ConformanceReports
import Foundation
import PushCorpus

struct CorpusExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes seeds and a dictionary for fuzzing payload parsers.",
    discussion: """
      Each vector becomes a seed: in the folder seeds, which libFuzzer reads, and in \
      \(FuzzPack.target)_seed_corpus.zip, which OSS-Fuzz and ClusterFuzzLite look for beside the \
      target, together with its dictionary and options. The same corpus makes the same bytes. A \
      folder that holds anything else is refused, and nothing is removed.
      """
  )

  @Argument(help: "The folder to write to; it is created if it is missing.") var dir: String

  @Option(help: ArgumentHelp("A corpus of your own in place of the kit's.", valueName: "path"))
  var corpus: String?

  mutating func run() throws {
    guard !dir.isEmpty else { throw ToolFailure.usage("name the folder to write to") }
    let source = try corpus.map(InputFile.corpus) ?? CorpusFolder(KitAccess.resources().corpus)
    // If the caller names no corpus, an error is in the kit's own files, and the caller cannot correct it.
    let status: ExitStatus = corpus == nil ? .kitFailed : .usage
    let pack = try status.onError("in \(corpus ?? source.root.path): ") {
      try FuzzPack(CorpusContents(reading: source))
    }
    try ExitStatus.usage.onError { try pack.write(to: URL(filePath: dir), named: dir) }
    let others = pack.files.dropFirst(pack.seedCount).map(\.path).sorted().joined(separator: ", ")
    try Terminal.print([TerminalText.line("\(dir): \(pack.seedCount.counted("seed")), \(others)")])
  }
}
