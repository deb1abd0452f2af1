/// A whole report: the content of a JUnit XML file.
///
/// A caller sets the values that it knows. The writer computes counts and sums of times, and applies the rules of the
/// dialect (see `Specs/junit.md`), so that the file is consistent.
public struct JUnitReport: Sendable, Hashable {
  /// The name of the `testsuites` element; a merged report has the first name that is not empty.
  public var name: String

  /// The time at which the run started; nil if unknown.
  public var timestamp: JUnitTimestamp?

  /// The measured duration of the run; `nil` to use the sum of the suites' durations.
  public var time: Duration?

  /// The suites, in the order in which the writer writes them.
  public var suites: [JUnitSuite]

  /// Creates a report; by default a report without suites.
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
