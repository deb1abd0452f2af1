import ArgumentParser
import PushConformance

struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push-conformance",
    abstract: "Judges push-notification centers, payloads and reports.",
    discussion: """
      Exit status: 0 all conform; 1 something does not; 2 usage or unreadable input; \
      3 the kit itself failed.
      """,
    version: ConformanceKit.version,
    subcommands: [
      InitCommand.self, RunCommand.self, AnswerCommand.self, AdoptCommand.self,
      DescribeCommand.self,
      ReplayCommand.self, CompareCommand.self, ListCommand.self,
      ExplainCommand.self, PayloadCommand.self, ResponseCommand.self, CorpusCommand.self,
      ReportCommand.self, WorkerCommand.self,
    ]
  )
}

struct CorpusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "corpus",
    abstract: "Checks, compares and exports folders of payload vectors and scenarios.",
    subcommands: [
      CorpusLintCommand.self, CorpusVerifyCommand.self, CorpusDiffCommand.self,
      CorpusExportCommand.self,
    ]
  )
}

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Checks, merges and recovers JUnit XML reports, and makes HTML reports.",
    subcommands: [
      ReportCheckCommand.self, ReportMergeCommand.self, ReportHTMLCommand.self,
      ReportRecoverCommand.self,
    ]
  )
}
