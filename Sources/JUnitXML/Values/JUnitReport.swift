/// A whole report: the content of a JUnit XML file.
///
/// A caller sets the values that it knows. The writer computes counts and sums of times, and applies the rules of the
/// dialect (see `Specs/junit.md`), so that the file is consistent.
package struct JUnitReport: Sendable, Hashable {
  /// The name of the `testsuites` element; a merged report has the first name that is not empty.
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

/// A `testsuite` element: related cases with common properties.
package struct JUnitSuite: Sendable, Hashable {
  /// The dotted name, which dashboards use as a prefix of the cases' class names.
  package var name: String

  /// The time at which the suite started; nil if unknown.
  package var timestamp: JUnitTimestamp?

  /// The name of the machine that ran the suite; nil if unknown.
  package var hostname: String?

  /// The measured duration of the suite; `nil` to use the sum of the cases' durations.
  package var time: Duration?

  /// The properties of the whole suite, such as a seed or a tool's version.
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

/// A `property` element: a named value of a suite or a case.
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
