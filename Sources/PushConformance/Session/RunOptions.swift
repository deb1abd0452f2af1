import PropertyEngine

package struct RunOptions: Sendable, Hashable {
  /// The default number of generated runs of a subject on the command line.
  ///
  /// This number of runs exercises most requirements at least twenty times.
  package static let defaultCases = 500
  /// The default number of generated runs of a subject in tests, where a developer waits for the result.
  package static let defaultTestCases = 100
  package static let defaultSteps = ScenarioMachine.defaultSteps

  /// The largest number of generated runs of a subject.
  package static let mostCases = 10_000_000
  /// The largest number of random orders in which a golden scenario is played again.
  package static let mostOrders = 10_000

  package var filter: CaseFilter
  /// The weakest level of a requirement whose violation fails the run.
  package var level: Requirement.Level
  /// The seed of the generated runs; the same seed gives the same runs, if the subject behaves in the same way.
  package var seed: UInt64
  /// The requested number of generated runs of a subject; a subject with many areas plays more, unless the number is 0.
  package var caseCount: Int
  package var stepLimit: Int
  /// The number of additional plays of each golden scenario, in which the center's jobs run in a random order.
  package var orderCount: Int
  /// The order of jobs in the first play of each golden scenario.
  var schedule = Schedule()
  /// The way in which the kit finds out whether a center is quiet; nil for the default way.
  var quiet: QuietWay?
  /// True if the kit shortens findings of golden scenarios.
  ///
  /// Tests that only need to know whether there is a finding set this property to false, to save plays.
  var shortens = true
  /// True if ``OpenOptions`` excuses causes that depend on undeclared options of the app.
  package var asksForOptions = true
  package var repetition = Repetition()
  package var answers = Answers()
  /// True if blocks of generated runs keep statistics, which take most of the memory in a long run.
  package var keepsStatistics = false
  /// The number of processes that play generated runs side by side.
  package var jobCount = 1
  /// The seed for a random order of scenarios, blocks and payloads; nil to play them in the order of the report.
  package var shuffle: UInt64?
  /// The first line that each adapter in a separate process wrote, by the name of the adapter's subject.
  package var introductions: [String: [UInt8]] = [:]
  package var shard = Shard.whole

  package init(
    filter: CaseFilter = CaseFilter(),
    level: Requirement.Level = .must,
    seed: UInt64 = 0,
    caseCount: Int = 0,
    stepLimit: Int = Self.defaultSteps,
    orderCount: Int = 0
  ) {
    self.filter = filter
    self.level = level
    self.seed = seed
    self.caseCount = max(0, caseCount)
    self.stepLimit = max(0, stepLimit)
    self.orderCount = max(0, orderCount)
  }

  func fails(_ violated: Requirement.Level) -> Bool { violated != .may && violated >= level }
}

extension RunOptions {
  func caseSeed(_ property: String, _ index: Int) -> CaseSeed {
    CaseSeed(runSeed: seed, propertyID: property, caseIndex: UInt64(index))
  }

  /// Returns the indices of `places` in the order of play, which is random if `shuffle` is not nil.
  func order(of places: Range<Int>) -> [Int] {
    guard let shuffle else { return Array(places) }
    var random = SplitMix64(seed: shuffle)
    let drawn = places.map { (key: random.next(), place: $0) }
    return drawn.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.place)
  }
}
