import ArgumentParser

/// `push-conformance corpus`.
struct CorpusCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "corpus",
      abstract: "Works on folders of payload vectors and scenarios.",
      subcommands: [
        CorpusLintCommand.self, CorpusVerifyCommand.self, CorpusDiffCommand.self,
        CorpusExportCommand.self,
      ]
    )
  }
}
