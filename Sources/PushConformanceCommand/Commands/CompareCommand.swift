import ArgumentParser
import ConformanceReports
import PushConformance

struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Plays the same scenarios with several push centers, and prints where they differ.",
    discussion: """
      For a rewrite that has to behave like the old center. The comparison covers what a user or a \
      server sees; two centers that both conform can still differ. Exit status: 0 if they do the \
      same, 1 if they differ.
      """
  )

  @Argument(help: "Two or more centers. 'list subjects' prints their names.") var subjects: [String]

  @OptionGroup var selection: SelectionFlags

  @OptionGroup var generation: GenerationFlags

  @OptionGroup var isolation: IsolationFlags

  @OptionGroup var adapters: AdapterFlags

  mutating func run() async throws {
    let context = try await adapters.context(adding: ToolContext.current, isolation: isolation)
    let chosen = try ChosenSubjects(named: subjects, of: context)
    guard chosen.parsers.isEmpty, chosen.centers.count > 1
    else { throw ToolFailure.usage("name two centers or more to compare") }
    let kit = try KitAccess.kit(scenariosBelow: selection.scenarioFolders)
    for center in chosen.centers {
      guard let fault = center.declarationFault(in: kit) else { continue }
      let text = CaseError.declaration(fault).text
      throw ToolFailure.usage("\(TerminalText.line(center.name)): \(text)")
    }
    let runner = DifferentialRunner(
      kit: kit,
      options: generation.options(filter: selection.filter, level: .must),
      hosts: try isolation.hosts(of: context)
    )
    let comparison = await runner.run(chosen.centers)
    guard comparison.scenarios + comparison.generated > 0 else {
      throw ToolFailure.usage(
        "no scenario can be played by all of these centers: they share too few roles, or a pattern"
          + " matches no scenario"
      )
    }
    let partings = comparison.partings.map { TerminalText.block($0.text) + "\n" }
    try Terminal.print(partings + [TerminalText.line(comparison.summary)])
    if comparison.unstable != nil || !comparison.partings.isEmpty {
      try ExitStatus.doesNotConform.end()
    }
  }
}
