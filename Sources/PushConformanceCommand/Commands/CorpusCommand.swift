import ArgumentParser
import ConformanceReports
import PushConformance
import PushCorpus
import PushPayloads

/// `push-conformance corpus`.
struct CorpusCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "corpus",
      abstract: "Works on folders of payload vectors and scenarios.",
      subcommands: [CorpusLintCommand.self]
    )
  }
}

/// `push-conformance corpus lint`.
struct CorpusLintCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lint",
      abstract: "Says what is wrong with the files of a corpus.",
      discussion: "Exit status 1 if anything is."
    )
  }

  @Argument(help: "A folder with payloads, scenarios, or both, laid out as the kit's own.")
  var path = "./Corpus"

  @OptionGroup var output: FormatOption

  mutating func run() throws {
    let root = try InputFile.folder(path)
    let findings = try findings(in: root)
    switch output.format {
    case .json: try Terminal.print(findings.map { JSONValue.object(["message": .string($0)]) })
    case .text:
      let summary = findings.isEmpty ? "clean" : findings.count.counted("finding")
      try Terminal.print((findings + ["\(path): \(summary)"]).map(TerminalText.line))
    }
    guard findings.isEmpty else { return try ExitStatus.doesNotConform.end() }
  }

  /// What is wrong, a line each, with paths below the folder.
  private func findings(in root: CorpusFolder) throws -> [String] {
    do {
      let folders = try root.folders()
      guard folders.contains("payloads") || folders.contains("scenarios") else {
        throw ToolFailure.usage("\(path) has neither a folder payloads nor a folder scenarios")
      }
      var findings: [String] = []
      if folders.contains("payloads") {
        let corpus = PayloadCorpus(corpus: root.root)
        findings += try PayloadCorpusLinter(corpus: corpus).lint().map(\.description)
      }
      if folders.contains("scenarios") {
        let kit = try KitAccess.kit()
        findings += try ScenarioLinter(catalogue: kit.catalogue)
          .lint(try root.folder("scenarios")).map { "scenarios/\($0)" }
      }
      return findings
    } catch let error as CorpusFileError {
      throw ToolFailure.usage("in \(path): \(error)")
    } catch let error as KitError {
      throw ToolFailure.usage("in \(path): \(error)")
    }
  }
}
