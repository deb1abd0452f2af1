/// A `testsuite` element: cases that belong together, and what they ran on.
public struct JUnitSuite: Sendable, Hashable {
  /// The dotted name, which dashboards use as a prefix of the cases' class names.
  public var name: String

  /// When the suite began.
  public var timestamp: JUnitTimestamp?

  /// The machine it ran on.
  public var hostname: String?

  /// How long it took by the clock; `nil` stands for the sum of its cases.
  public var time: Duration?

  /// What holds for the suite as a whole, such as a seed or a tool's version.
  public var properties: [JUnitProperty]

  /// The cases, in the order of the file.
  public var cases: [JUnitCase]

  /// Makes a suite.
  public init(
    name: String,
    timestamp: JUnitTimestamp? = nil,
    hostname: String? = nil,
    time: Duration? = nil,
    properties: [JUnitProperty] = [],
    cases: [JUnitCase] = []
  ) {
    self.name = name
    self.timestamp = timestamp
    self.hostname = hostname
    self.time = time
    self.properties = properties
    self.cases = cases
  }
}

/// A `property` element.
public struct JUnitProperty: Sendable, Hashable {
  /// The name.
  public var name: String

  /// The value.
  public var value: String

  /// Makes a property.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
