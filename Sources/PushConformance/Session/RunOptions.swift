/// The options of a run of the kit.
package struct RunOptions: Sendable, Hashable {
  /// The default number of generated runs of a subject on the command line.
  ///
  /// Most requirements are then exercised at least twenty times.
  package static let defaultCases = 500
  /// The default number of generated runs of a subject in tests, where a developer waits for the result.
  package static let defaultTestCases = 100
  /// The default for the largest number of steps of a generated run.
  package static let defaultSteps = ScenarioMachine.defaultSteps

  /// The cases to judge.
  package var filter: CaseFilter
  /// The weakest level whose violation fails.
  package var level: Requirement.Level
  /// The seed of the generated runs: the same seed and the same behaviour give the same runs.
  package var seed: UInt64
  /// The number of generated runs of a subject; 0 for no blocks.
  ///
  /// A subject of many areas plays more.
  package var cases: Int
  /// The largest number of steps of a generated run.
  package var steps: Int
  /// The number of drawn orders of jobs in which a center plays each golden scenario, besides the usual one.
  package var orders: Int
  /// The order of jobs in the first play of each golden scenario.
  var schedule = Schedule()
  /// The way to tell when a center is at rest; nil for the usual way.
  var quiet: QuietWay?
  /// Whether findings of golden scenarios are shortened.
  ///
  /// Tests that only ask whether there is a finding turn it off to save plays.
  var shortens = true
  /// The way in which a user plays a finding again.
  package var repetition = Repetition()
  /// The failures that do not turn a run red.
  package var known = KnownFailures()
  /// Whether blocks of generated runs keep statistics, which take most of the memory in a long run.
  package var keepsStatistics = false

  /// Creates options; by default all golden scenarios are judged, and only violations of `must` fail.
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

  /// Returns the options with failures that do not turn a run red.
  package func accepting(_ known: KnownFailures) -> RunOptions {
    var options = self
    options.known = known
    return options
  }

  /// Returns whether a violation of a level fails; that of a permission never does.
  func fails(_ violated: Requirement.Level) -> Bool {
    violated != .may && violated >= level
  }
}
