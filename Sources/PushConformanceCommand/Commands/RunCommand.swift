import ArgumentParser
import ConformanceReports
import PushConformance

struct RunCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "run",
      abstract:
        "Judges push centers by playing scenarios, and payload parsers by handing them payloads."
    )
  }

  @Argument(
    help:
      "The centers and parsers to judge; by default those of this program. 'list subjects' prints their names."
  )
  var subjects: [String] = []

  @OptionGroup var selection: SelectionFlags

  @Option(help: "The weakest level whose violation fails: must, should or may.")
  var level: Requirement.Level = .must

  @OptionGroup var generation: GenerationFlags

  @OptionGroup var knownFailures: KnownFailureFlags

  @OptionGroup var isolation: IsolationFlags

  @OptionGroup var division: ShardFlags

  @OptionGroup var work: WorkFlags

  @OptionGroup var adapters: AdapterFlags

  @OptionGroup var progress: ProgressFlags

  @OptionGroup var purpose: PurposeFlags

  @Flag(
    name: .customLong("all"),
    help: "Print every finding and error in full, instead of the causes."
  )
  var tellsAll = false

  @Flag(help: "Print statistics of the generated runs.")
  var statistics = false

  @Option(name: .customLong("junit"), help: ArgumentHelp("Write JUnit XML.", valueName: "path"))
  var junitPath: String?

  @Flag(
    name: .customLong("all-skips"),
    help: "List each case that was not judged in the JUnit XML, instead of one for each suite."
  )
  var listsSkips = false

  @Option(
    name: .customLong("json"),
    help: ArgumentHelp("Write JSON, one object a line.", valueName: "path")
  )
  var jsonPath: String?

  @Option(name: .customLong("html"), help: ArgumentHelp("Write one HTML file.", valueName: "path"))
  var htmlPath: String?

  @Option(
    name: .customLong("journal"),
    help: ArgumentHelp(
      "Write a line for each case as soon as it has its result; see 'report recover'.",
      valueName: "path"
    )
  )
  var journalPath: String?

  mutating func validate() throws {
    try purpose.check(generation, tellsStatistics: statistics)
    try work.check(isolation)
    if purpose.explores, generation.seed == nil, division.divides() {
      throw ValidationError("--explore draws another seed in each shard; name one with --seed")
    }
    purpose.prepare(&generation)
  }

  mutating func run() async throws {
    if let choice = QuietWay.unknownChoice {
      throw ToolFailure.usage("\(QuietWay.variable) is loop or hops, and not '\(choice)'")
    }
    if generation.orders ?? 0 > 0, await QuietWay.usual == .hops {
      throw ToolFailure.usage(
        "--orders needs a Swift runtime that lets the kit run the tasks of a center itself; here they run"
          + " in the order that the system chooses"
      )
    }
    let reports = ReportFiles(
      junit: junitPath,
      json: jsonPath,
      html: htmlPath,
      journal: journalPath,
      listsSkips: listsSkips
    )
    try reports.probe()
    let context = try await adapters.context(adding: ToolContext.current, isolation: isolation)
    let chosen = try ChosenSubjects(named: context.choice(subjects), of: context)
    let kit = try KitAccess.kit(scenariosBelow: selection.scenarioFolders)
    let kits = try purpose.kits(for: chosen.centers, kit)
    let filter = selection.filter
    var options = generation.options(filter: filter, level: level)
    let centerCases =
      kit.catalogue.requirements.map(\.id) + kit.scenarios.map(\.id)
      + kits.flatMap { $0.scenarios.dropFirst(kit.scenarios.count).map(\.id) }
      + GenerationBlock.all(cases: options.caseCount).map(\.id)
    // The command reads the payloads only for parsers, or for a pattern that may mean payloads, because reading them
    // takes longer than judging a center.
    let suite =
      chosen.parsers.isEmpty && filter.patternsWithoutMatch(among: centerCases).isEmpty
      ? nil : try KitAccess.payloads()
    let payloads = suite?.names ?? []
    options.known = try knownFailures.known(
      kit: kit,
      payloads: suite,
      context: context,
      judging: chosen.centers.map(\.name) + chosen.parsers.map(\.name)
    )
    options.keepsStatistics = statistics
    options.shard = try division.shard()
    work.prepare(&options)
    if !options.shard.isWhole { try knownFailures.checkWhole(options.shard) }
    options.repetition = context.repetition(
      with: selection.choices + purpose.choices(with: generation) + choiceOfLevel
    )
    options.introductions = context.introductions
    if let fault = filter.fault(among: centerCases + payloads) { throw ToolFailure.usage(fault) }
    // If no case of a subject is chosen, the report must not name the subject.
    let centers = centerCases.contains(where: filter.chooses) ? chosen.centers : []
    let parsers = payloads.contains(where: filter.chooses) ? chosen.parsers : []
    guard !centers.isEmpty || !parsers.isEmpty else {
      throw ToolFailure.usage("--filter and --skip together leave nothing to judge")
    }
    let journal = try journalPath.map { path throws(ToolFailure) in try JournalFile(path) }
    let hosts = try isolation.hosts(of: context, notingAt: journal?.pathOfStep)
    let display = await progress.display(of: centers.count + parsers.count)
    let record = await RunRecord(
      centers: centers.map(\.name),
      parsers: parsers.map(\.name),
      shard: options.shard,
      reports: reports,
      journal: journal,
      isIsolated: hosts != nil
    )
    let observer = await ObserverList([display, record])
    let keeper = purpose.keeper
    var results: [SubjectResults] = []
    for (center, kit) in zip(centers, kits) {
      let runner = ConformanceRunner(
        kit: kit,
        options: options,
        keeper: keeper,
        hosts: hosts,
        observer: observer
      )
      results.append(await runner.run(center))
    }
    for parser in parsers {
      guard let suite else { break }
      let runner = PayloadRunner(suite: suite, options: options, hosts: hosts, observer: observer)
      results.append(await runner.run(parser))
    }
    await display?.end()
    // The command writes the report files before it prints the results, because the reader of the output may stop
    // early.
    var status = reports.write(results)
    status.worsen(to: await record.end())
    if let failure = keeper?.failure {
      Terminal.complain("a find was not kept: \(failure)")
      // An exploration fails if it cannot store a find, because finds are its only purpose.
      if purpose.explores { status.worsen(to: .usage) }
    }
    if !Tally(results.lazy.flatMap(\.cases)).conforms { status.worsen(to: .doesNotConform) }
    if results.contains(where: \.isDeclaredWrongly) { status.worsen(to: .usage) }
    if results.contains(where: \.hasNoProcess) { status.worsen(to: .kitFailed) }
    let summary = ConsoleSummary(
      isColoured: Terminal.isColoured,
      tellsAll: tellsAll,
      tellsTime: Terminal.isTerminal
    )
    try Terminal.print([summary.text(results)])
    if purpose.explores, let seed = generation.seed {
      try Terminal.print(["drawn with --seed \(seed)"])
    }
    if statistics { try Terminal.print(results.flatMap(GenerationReport.lines)) }
    try knownFailures.write(options.known, after: results)
    try GitHubActions().tell(results)
    try status.end()
  }

  /// The flag `--level`; empty for the usual level.
  private var choiceOfLevel: [String] { level == .must ? [] : ["--level \(level.rawValue)"] }
}

extension SubjectResults {
  /// True if the process of a subject could not be started, which is a failure of the kit.
  fileprivate var hasNoProcess: Bool {
    cases.contains { $0.error?.kind == ProcessEnd.notStartedKind }
  }

  /// True if the declaration of the subject contradicts itself or the adapter, which is an unusable input.
  fileprivate var isDeclaredWrongly: Bool {
    cases.contains { if case .declaration? = $0.error { true } else { false } }
  }
}
