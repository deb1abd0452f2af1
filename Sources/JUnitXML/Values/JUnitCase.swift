/// A `testcase` element: one case, with its outcome.
public struct JUnitCase: Sendable, Hashable {
  /// The class name, by which dashboards group cases; if it is empty, the writer uses the suite's name.
  public var classname: String

  /// The name; dashboards store the history of a case by its suite, class name and name.
  public var name: String

  /// The duration of the case; zero if it was not measured.
  public var time: Duration

  /// The source file, relative to the root of the repository, with forward slashes; nil if unknown.
  public var file: String?

  /// The line in the file, from 1; nil if unknown, and a number below 1 counts as unknown.
  public var line: Int?

  /// The properties of this case, such as the level of a requirement.
  public var properties: [JUnitProperty]

  /// The outcome: passed, failed, an error or skipped.
  public var outcome: JUnitOutcome

  /// The text that the case has printed (`system-out`); empty for none.
  public var systemOut: String

  /// Creates a case; by default a case that passed.
  public init(
    classname: String = "",
    name: String,
    time: Duration = .zero,
    file: String? = nil,
    line: Int? = nil,
    properties: [JUnitProperty] = [],
    outcome: JUnitOutcome = .passed,
    systemOut: String = ""
  ) {
    self.classname = classname
    self.name = name
    self.time = time
    self.file = file
    self.line = line
    self.properties = properties
    self.outcome = outcome
    self.systemOut = systemOut
  }
}
