/// A whole report: what one JUnit XML file says.
///
/// The values are what a caller knows. Counts, sums of times and every rule of the dialect
/// (see `Specs/junit.md`) are the writer's business, so no two places can disagree on them.
public struct JUnitReport: Sendable, Hashable {
  /// The name of the `testsuites` element.
  public var name: String

  /// When the run began.
  public var timestamp: JUnitTimestamp?

  /// How long the run took by the clock; `nil` stands for the sum of its suites.
  public var time: Duration?

  /// The suites, in the order of the file.
  public var suites: [JUnitSuite]

  /// Makes a report.
  public init(
    name: String,
    timestamp: JUnitTimestamp? = nil,
    time: Duration? = nil,
    suites: [JUnitSuite] = []
  ) {
    self.name = name
    self.timestamp = timestamp
    self.time = time
    self.suites = suites
  }
}
