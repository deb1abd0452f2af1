import ArgumentParser
import ConformanceReports
import PushConformance
import PushCorpus
import PushPayloads

struct CorpusLintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Checks the files of a corpus.",
    discussion: """
      With --fix it corrects what needs no judgment: the form and the order of manifests, the \
      sizes of files, flags that no vector has. Expectations and verdicts are never changed. \
      Exit status 1 if anything is wrong, or remains wrong.
      """
  )

  @Argument(help: "A folder with payloads, scenarios, or both, laid out like the kit's own.")
  var path = "./Corpus"

  @Flag(help: "Correct what a program can correct, and print the remaining findings.")
  var fix = false
  @Flag(
    help: "Also report each payload rule that no vector breaks, or that no vector nearly breaks."
  )
  var coverage = false

  @OptionGroup var output: FormatOption

  mutating func run() throws {
    let root = try InputFile.corpus(path)
    let repairs = fix ? try self.repairs(in: root) : []
    let findings = try findings(in: root)
    switch output.format {
    case .json:
      try Terminal.print(
        repairs.map { ["fixed": .string($0)] } + findings.map { ["message": .string($0)] }
      )
    case .text:
      let counts = fix ? ["\(repairs.count.counted("file")) fixed"] : []
      let summary =
        findings.isEmpty ? (fix ? "nothing remains" : "clean") : findings.count.counted("finding")
      let lines =
        repairs.map { "fixed \($0)" } + findings
        + ["\(path): \((counts + [summary]).joined(separator: ", "))"]
      try Terminal.print(lines.map(TerminalText.line))
    }
    guard findings.isEmpty else { return try ExitStatus.doesNotConform.end() }
  }

  private func repairs(in root: CorpusFolder) throws -> [String] {
    try ExitStatus.usage.onError("in \(path): ") {
      guard try root.folders().contains("payloads") else { return [] }
      let corpus = PayloadCorpus(corpus: root.root)
      return try corpus.areas().compactMap(corpus.repair(of:)).map { repair in
        try corpus.apply(repair)
        return repair.description
      }
    }
  }

  private func findings(in root: CorpusFolder) throws -> [String] {
    try ExitStatus.usage.onError("in \(path): ") {
      let folders = try root.folders()
      var findings: [String] = []
      var hasContent = false
      if folders.contains("payloads") {
        let corpus = PayloadCorpus(corpus: root.root)
        hasContent = try !corpus.areas().isEmpty
        findings += try PayloadCorpusLinter(corpus: corpus).lint(coverage: coverage)
          .map(\.description)
      }
      if folders.contains("scenarios") {
        hasContent = try hasContent || !root.files(below: "scenarios").isEmpty
        let kit = try KitAccess.kit()
        findings += try ScenarioLinter(catalog: kit.catalog)
          .lint(try root.folder("scenarios")).map { "scenarios/\($0)" }
        findings += try root.leftOut(below: "scenarios")
          .map { "\($0.path): this \($0.reason.explanation)" }
      }
      // A folder in which nothing was checked must not count as clean. For example, `payloads` can be a symbolic link,
      // which the command does not follow.
      guard hasContent
      else { throw ToolFailure.usage("\(path): there is no folder of payloads or scenarios in it") }
      return findings
    }
  }
}
