import ArgumentParser

/// `push-conformance corpus`, the group of commands about folders of payloads and scenarios.
struct CorpusCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "corpus",
      abstract: "Checks, compares and exports folders of payload vectors and scenarios.",
      subcommands: [
        CorpusLintCommand.self, CorpusVerifyCommand.self, CorpusDiffCommand.self,
        CorpusExportCommand.self,
      ]
    )
  }
}
