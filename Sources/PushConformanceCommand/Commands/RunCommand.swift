import ArgumentParser
import ConformanceReports
import PushConformance

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract:
      "Judges push centers by playing scenarios, and payload parsers by handing them payloads."
  )

  @OptionGroup var judged: JudgingFlags

  @OptionGroup var division: ShardFlags

  @OptionGroup var progress: ProgressFlags

  @Flag(
    name: .customLong("all"),
    help: "Print every finding and error in full, instead of the causes."
  )
  var tellsAll = false

  @Flag(help: "Print statistics of the generated runs.") var statistics = false

  @OptionGroup var reports: ReportFiles

  mutating func validate() throws {
    let seed = judged.generation.seed
    try judged.settle(tellsStatistics: statistics)
    if judged.purpose.explores, seed == nil, division.divides() {
      throw ValidationError("--explore draws another seed in each shard; name one with --seed")
    }
  }

  mutating func run() async throws {
    try reports.probe()
    var judging = try await judged.judging()
    judging.options.keepsStatistics = statistics
    judging.options.shard = try division.shard()
    let journal = try reports.journal.map { path throws(ToolFailure) in try JournalFile(path) }
    judging.hosts = try judged.isolation.hosts(of: judging.context, notingAt: journal?.pathOfStep)
    let display = await progress.display(of: judging.centers.count + judging.parsers.count)
    let record = await RunRecord(
      centers: judging.centers.map(\.subject.name),
      parsers: judging.parsers.map(\.name),
      shard: judging.options.shard,
      reports: reports,
      journal: journal,
      isIsolated: judging.hosts != nil,
      display: display
    )
    judging.observer = record
    let results = await judging.results()
    await display?.end()
    // The command writes the report files before it prints the results, because the reader of the output can stop
    // early.
    var status = reports.write(results)
    status.worsen(to: await record.end())
    if let failure = judging.keeper?.failure {
      Terminal.complain("a find was not kept: \(failure)")
      // With `--explore`, a find that cannot be stored fails the run, because the stored finds are the run's only
      // purpose.
      if judged.purpose.explores { status.worsen(to: .usage) }
    }
    status.worsen(to: results.status)
    let summary = ConsoleSummary(
      isColored: Terminal.isColored,
      tellsAll: tellsAll,
      tellsTime: Terminal.isTerminal
    )
    try Terminal.print([summary.text(results)])
    if judged.purpose.explores, let seed = judged.generation.seed {
      try Terminal.print(["drawn with --seed \(seed)"])
    }
    if statistics { try Terminal.print(results.flatMap(GenerationReport.lines)) }
    try GitHubActions().tell(results)
    try status.end()
  }
}
