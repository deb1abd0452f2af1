import ArgumentParser
import PushConformance

struct SelectionFlags: ParsableArguments {
  @Option(
    name: .customLong("filter"),
    parsing: .singleValue,
    help: ArgumentHelp(
      "Take only ids that match; * matches within a component, ** across components. Repeatable.",
      valueName: "pattern"
    )
  )
  var filters: [String] = []

  @Option(
    name: .customLong("skip"),
    parsing: .singleValue,
    help: ArgumentHelp("Leave out ids that match. Repeatable.", valueName: "pattern")
  )
  var skips: [String] = []

  @Option(
    name: .customLong("scenarios"),
    parsing: .singleValue,
    help: ArgumentHelp("A folder of additional scenarios. Repeatable.", valueName: "dir")
  )
  var scenarioFolders: [String] = []

  /// The flags `--scenarios`, for the command that plays a finding again.
  var choices: [String] { scenarioFolders.map { "--scenarios \(Repetition.word($0))" } }

  var filter: CaseFilter { CaseFilter(filters: filters, skips: skips) }
}
