import ArgumentParser
import ConformanceReports
import PushConformance

struct JudgingFlags: ParsableArguments {
  @Argument(
    help:
      "The centers and parsers to judge; by default those of this program. 'list subjects' prints their names."
  )
  var subjects: [String] = []

  @OptionGroup var selection: SelectionFlags

  @Option(help: "The weakest level whose violation fails: must, should or may.")
  var level: Requirement.Level = .must

  @OptionGroup var generation: GenerationFlags

  @OptionGroup var answers: AnswerFlags

  @OptionGroup var isolation: IsolationFlags

  @OptionGroup var work: WorkFlags

  @OptionGroup var adapters: AdapterFlags

  @OptionGroup var purpose: PurposeFlags

  mutating func validate() throws { try work.check(isolation) }

  /// Applies `--gate` and `--explore` to the other flags.
  mutating func settle(tellsStatistics: Bool = false) throws {
    try purpose.check(generation, tellsStatistics: tellsStatistics)
    purpose.prepare(&generation)
  }

  /// Reads everything that judging needs; with `isNew`, a file of answers that does not exist counts as empty.
  @MainActor func judging(withNewFile isNew: Bool = false) async throws -> Judging {
    if let choice = QuietWay.unknownChoice {
      throw ToolFailure.usage("\(QuietWay.variable) is loop or hops, and not '\(choice)'")
    }
    if generation.orders ?? 0 > 0, QuietWay.usual == .hops {
      throw ToolFailure.usage(
        "--orders needs a Swift runtime that lets the kit run the tasks of a center itself; here they run"
          + " in the order that the system chooses"
      )
    }
    let context = try adapters.context(adding: ToolContext.current, isolation: isolation)
    let chosen = try ChosenSubjects(named: context.choice(subjects), of: context)
    let kit = try KitAccess.kit(scenariosBelow: selection.scenarioFolders)
    let kits = try purpose.kits(for: chosen.centers, kit)
    let filter = selection.filter
    var options = generation.options(filter: filter, level: level)
    let centerCases =
      kit.caseNames
      + kits.flatMap { $0.scenarios.dropFirst(kit.scenarios.count).map(\.id) }
      + GenerationBlock.all(cases: options.caseCount).map(\.id)
    // Reading the payloads takes longer than judging a center. So the command reads the payloads only for parsers, or
    // for a filter pattern that can match payloads.
    let suite =
      chosen.parsers.isEmpty && filter.patternsWithoutMatch(among: centerCases).isEmpty
      ? nil : try KitAccess.payloads()
    let payloads = suite?.names ?? []
    options.answers = try answers.answers(kit: kit, payloads: suite, isNew: isNew)
    work.prepare(&options)
    options.repetition = context.repetition(
      with: selection.choices + purpose.choices(with: generation)
        + (level == .must ? [] : ["--level \(level.rawValue)"])
    )
    options.introductions = context.introductions
    // `answer` and `adopt` write answers about causes that fail, so ``OpenOptions`` must not excuse these causes.
    options.asksForOptions = !isNew
    if let fault = filter.fault(among: centerCases + payloads) { throw ToolFailure.usage(fault) }
    // If no case of a subject is chosen, the report must not name the subject.
    let judging = Judging(
      centers: centerCases.contains(where: filter.chooses) ? Array(zip(chosen.centers, kits)) : [],
      parsers: payloads.contains(where: filter.chooses) ? chosen.parsers : [],
      suite: suite,
      options: options,
      context: context,
      keeper: purpose.keeper
    )
    guard !judging.centers.isEmpty || !judging.parsers.isEmpty
    else { throw ToolFailure.usage("--filter and --skip together leave nothing to judge") }
    return judging
  }
}

struct Judging {
  let centers: [(subject: PushCenterSubject, kit: ConformanceKit)]
  let parsers: [PayloadParserSubject]
  fileprivate let suite: PayloadSuite?
  var options: RunOptions
  let context: ToolContext
  let keeper: FindFolder?
  var hosts: (any SubjectHosts)?
  var observer: (any RunObserver)?

  func runner(by kit: ConformanceKit) -> ConformanceRunner {
    ConformanceRunner(kit: kit, options: options, keeper: keeper, hosts: hosts, observer: observer)
  }

  /// The runner for payload parsers; nil if the command has not read the payloads.
  var payloadRunner: PayloadRunner? {
    suite.map { PayloadRunner(suite: $0, options: options, hosts: hosts, observer: observer) }
  }

  @MainActor func results() async -> [SubjectResults] {
    var results: [SubjectResults] = []
    for (center, kit) in centers { results.append(await runner(by: kit).run(center)) }
    for parser in parsers {
      if let payloadRunner { results.append(await payloadRunner.run(parser)) }
    }
    return results
  }
}

extension [SubjectResults] {
  var status: ExitStatus {
    var status = ExitStatus.conforms
    if !Tally(lazy.flatMap(\.cases)).conforms { status.worsen(to: .doesNotConform) }
    if contains(where: \.isDeclaredWrongly) { status.worsen(to: .usage) }
    if contains(where: \.hasNoProcess) { status.worsen(to: .kitFailed) }
    return status
  }
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
