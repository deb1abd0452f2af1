import ArgumentParser
import ConformanceReports
import PushConformance

/// `push-conformance run`.
struct RunCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "run",
      abstract: "Plays the scenarios with push centers, and judges them by the requirements."
    )
  }

  @Argument(help: "The subjects to judge; all of them by default. 'list subjects' names them.")
  var subjects: [String] = []

  @Option(
    name: .customLong("filter"),
    parsing: .singleValue,
    help: ArgumentHelp(
      "Judge only what matches; * within a component of a name, ** across. Repeatable.",
      valueName: "pattern"
    )
  )
  var filters: [String] = []

  @Option(
    name: .customLong("skip"),
    parsing: .singleValue,
    help: ArgumentHelp("Leave out what matches. Repeatable.", valueName: "pattern")
  )
  var skips: [String] = []

  @Option(help: "The weakest level whose violation fails: must, should or may.")
  var level: Requirement.Level = .must

  @Option(
    name: .customLong("scenarios"),
    parsing: .singleValue,
    help: ArgumentHelp("A folder of further scenarios. Repeatable.", valueName: "dir")
  )
  var scenarioFolders: [String] = []

  @Option(name: .customLong("junit"), help: ArgumentHelp("Write JUnit XML.", valueName: "path"))
  var junitPath: String?

  @Option(
    name: .customLong("json"),
    help: ArgumentHelp("Write JSON, one object a line.", valueName: "path")
  )
  var jsonPath: String?

  mutating func run() async throws {
    let reports = ReportFiles(junit: junitPath, json: jsonPath)
    try reports.probe()
    let chosen = try chosenSubjects()
    let kit = try KitAccess.kit(scenariosBelow: scenarioFolders)
    let filter = CaseFilter(filters: filters, skips: skips)
    let names = kit.catalogue.requirements.map(\.id) + kit.scenarios.map(\.id)
    if let pattern = filter.patternsWithoutMatch(among: names).first {
      throw ToolFailure.usage(
        "the pattern '\(pattern)' matches no requirement and no scenario;"
          + " see 'push-conformance list'"
      )
    }
    guard names.contains(where: filter.chooses) else {
      throw ToolFailure.usage("--filter and --skip together leave nothing to judge")
    }
    let runner = ConformanceRunner(kit: kit, options: RunOptions(filter: filter, level: level))
    var results: [SubjectResults] = []
    for subject in chosen { results.append(await runner.run(subject)) }
    // The reports come first: they are wanted also where nobody reads the output to its end.
    var status = reports.write(results)
    if !Tally(results.flatMap(\.cases)).conforms { status.worsen(to: .doesNotConform) }
    try Terminal.print([ConsoleSummary(isColoured: Terminal.isColoured).text(results)])
    try status.end()
  }

  /// The subjects that are asked for, each once, in the order in which they are named.
  private func chosenSubjects() throws -> [Subject] {
    let known = ToolContext.current.subjects
    guard !known.isEmpty else { throw ToolFailure.usage("there is no subject to judge") }
    // Dashboards would take the cases of one for those of the other.
    if let name = known.map(\.name).firstRepeated {
      throw ToolFailure.usage("two subjects are called '\(name)'; give one of them another name")
    }
    let unknown = subjects.first { name in !known.contains { $0.name == name } }
    if let unknown {
      let names = known.map(\.name).joined(separator: ", ")
      throw ToolFailure.usage("there is no subject '\(unknown)'; there are \(names)")
    }
    guard !subjects.isEmpty else { return known }
    var seen: Set<String> = []
    return subjects.filter { seen.insert($0).inserted }
      .flatMap { name in known.filter { $0.name == name } }
  }
}

extension [String] {
  /// The first element that stands in the array before.
  fileprivate var firstRepeated: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}
