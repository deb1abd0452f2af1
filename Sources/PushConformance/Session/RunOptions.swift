/// The options of a run of the kit.
package struct RunOptions: Sendable, Hashable {
  /// How many generated runs a subject plays where nobody says otherwise, from the command line: as many as
  /// it takes for most requirements to be looked at twenty times.
  package static let defaultCases = 500
  /// How many it plays with `swift test`, where somebody waits for it.
  package static let defaultTestCases = 100
  /// The greatest number of steps of a generated run, unless another one is chosen.
  package static let defaultSteps = ScenarioMachine.defaultSteps

  /// The cases that are meant.
  package var filter: CaseFilter
  /// The weakest level whose violation fails.
  package var level: Requirement.Level
  /// The seed of the generated runs: with the same one, a subject that does the same plays the same.
  package var seed: UInt64
  /// How many generated runs a subject plays after the golden scenarios, one of many areas more; with 0
  /// there are no blocks of them.
  package var cases: Int
  /// How many steps a generated run has at most.
  package var steps: Int
  /// In how many drawn orders of its tasks a center plays each golden scenario, besides the usual one.
  package var orders: Int
  /// The order in which golden scenarios are played at first.
  var schedule = Schedule()
  /// How plays know that a center is at rest; nil for the usual way.
  var quiet: QuietWay?
  /// Whether findings of golden scenarios are shortened; tests that ask no more than whether there is one
  /// spare themselves the plays.
  var shortens = true
  /// Whether each block of generated runs has its statistics: they would take most of the memory of a long run.
  package var keepsStatistics = false

  /// Creates options; by default everything golden is judged, and what must be has to be.
  package init(
    filter: CaseFilter = CaseFilter(),
    level: Requirement.Level = .must,
    seed: UInt64 = 0,
    cases: Int = 0,
    steps: Int = Self.defaultSteps,
    orders: Int = 0
  ) {
    self.filter = filter
    self.level = level
    self.seed = seed
    self.cases = max(0, cases)
    self.steps = max(0, steps)
    self.orders = max(0, orders)
  }

  /// Whether a violation of a requirement of a level fails; a permission never does.
  func fails(_ violated: Requirement.Level) -> Bool {
    violated != .may && violated >= level
  }
}
