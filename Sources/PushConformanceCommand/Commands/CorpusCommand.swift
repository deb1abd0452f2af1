import ArgumentParser

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
