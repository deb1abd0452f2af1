/// A whole report: the content of a JUnit XML file.
///
/// The writer computes counts and sums of times, and applies the rules of the kit's JUnit dialect (`Specs/junit.md`),
/// so that the file is consistent.
package struct JUnitReport: Sendable, Hashable {
  package var name: String

  /// The time at which the run started; nil if unknown.
  package var timestamp: JUnitTimestamp?

  /// The measured duration of the run; `nil` to use the sum of the suites' durations.
  package var time: Duration?

  package var suites: [JUnitSuite]

  package init(
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

/// A `testsuite` element.
package struct JUnitSuite: Sendable, Hashable {
  /// The dotted name, which dashboards use as a prefix of the cases' class names.
  package var name: String

  /// The time at which the suite started; nil if unknown.
  package var timestamp: JUnitTimestamp?

  package var hostname: String?

  /// The measured duration of the suite; `nil` to use the sum of the cases' durations.
  package var time: Duration?

  package var properties: [JUnitProperty]

  package var cases: [JUnitCase]

  package init(
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
package struct JUnitProperty: Sendable, Hashable {
  /// The name, such as `seed`; several properties can have the same name.
  package var name: String

  /// The value, which the writer puts on one line.
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
