import ArgumentParser

struct ReportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "report",
      abstract: "Checks, merges and recovers JUnit XML reports, and makes HTML reports.",
      subcommands: [
        ReportCheckCommand.self, ReportMergeCommand.self, ReportHTMLCommand.self,
        ReportRecoverCommand.self,
      ]
    )
  }
}
