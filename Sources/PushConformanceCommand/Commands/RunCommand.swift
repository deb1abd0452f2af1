import ArgumentParser
import ConformanceReports
import JUnitXML
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
    // A path that cannot be written to should not cost a run.
    for path in [junitPath, jsonPath].compactMap(\.self) {
      try writing { () throws(JUnitWriteError) in try WholeFile.probe(path) }
    }
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
    let runner = ConformanceRunner(kit: kit, options: RunOptions(filter: filter, level: level))
    var results: [SubjectResults] = []
    for subject in chosen { results.append(await runner.run(subject)) }
    Terminal.print(ConsoleSummary(isColoured: Terminal.isColoured).text(results))
    try write(results)
    guard Tally(results.flatMap(\.cases)).conforms else { throw ToolFailure.doesNotConform }
  }

  private func chosenSubjects() throws -> [Subject] {
    let known = ToolContext.current.subjects
    guard !subjects.isEmpty else { return known }
    return try subjects.map { name in
      guard let subject = known.first(where: { $0.name == name }) else {
        let names = known.map(\.name).joined(separator: ", ")
        throw ToolFailure.usage("there is no subject '\(name)'; there are \(names)")
      }
      return subject
    }
  }

  private func write(_ results: [SubjectResults]) throws {
    if let junitPath {
      try writing { () throws(JUnitWriteError) in try JUnitReport(results).write(to: junitPath) }
    }
    if let jsonPath {
      let text = JSONLines.text(results)
      try writing { () throws(JUnitWriteError) in try WholeFile.write(text, to: jsonPath) }
    }
  }

  /// A path that cannot be written to is the caller's; a report that cannot be made is the kit's.
  private func writing(_ write: () throws(JUnitWriteError) -> Void) throws {
    do {
      try write()
    } catch {
      switch error {
      case .file, .notARegularFile: throw ToolFailure.usage("\(error)")
      case .encoder, .selfCheck: throw ToolFailure.kit("\(error)")
      }
    }
  }
}
