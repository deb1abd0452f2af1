/// A `testcase` element.
public struct JUnitCase: Sendable, Hashable {
  /// The group that dashboards file the case under; empty stands for the suite's name.
  public var classname: String

  /// The name; (suite, classname, name) is the key of the case's history on a dashboard.
  public var name: String

  /// How long the case took.
  public var time: Duration

  /// The source file, relative to the root of the repository, with forward slashes.
  public var file: String?

  /// The line in that file, from 1.
  public var line: Int?

  /// What holds for this case alone.
  public var properties: [JUnitProperty]

  /// How the case ended.
  public var outcome: JUnitOutcome

  /// What the case printed.
  public var systemOut: String

  /// Makes a case.
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
