/// A `testcase` element.
package struct JUnitCase: Sendable, Hashable {
  /// The class name, by which dashboards group cases; if it is empty, the writer uses the suite's name.
  package var classname: String

  /// The name; dashboards find the history of a case by its suite, class name and name.
  package var name: String

  /// The duration of the case; zero if it was not measured.
  package var time: Duration

  /// The source file, relative to the root of the repository, with forward slashes; nil if unknown.
  package var file: String?

  /// The 1-based line in the file; nil if unknown, and a number below 1 counts as unknown.
  package var line: Int?

  package var properties: [JUnitProperty]

  package var outcome: JUnitOutcome

  /// The content of `system-out`; empty if the case has printed nothing.
  package var systemOut: String

  package init(
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

/// The outcome of a case.
///
/// A failed assertion is a failure; a crash, a time limit or a broken set-up is an error. A case has exactly one
/// outcome, because consumers disagree about a case with two outcomes.
package enum JUnitOutcome: Sendable, Hashable {
  case passed

  case failed(JUnitProblem)

  case error(JUnitProblem)

  /// `message` is the reason in one line, and `body` can explain the reason.
  case skipped(message: String, body: String = "")
}

/// The content of a `failure` or `error` element.
package struct JUnitProblem: Sendable, Hashable {
  /// The problem in one line; the writer joins several lines, and cuts a long text.
  package var message: String

  /// The kind of problem, with a dot, such as `kit.Mismatch`.
  ///
  /// The writer changes a type without a dot to `kit.<type>`. GitLab reads every attribute named `type` as a type
  /// annotation of Rails, and refuses the report for `yaml` or `symbol`.
  package var type: String

  /// The full description; the writer adds the file, the line and the message, unless the text begins with them.
  package var body: String

  package init(message: String, type: String = "kit.Failure", body: String = "") {
    self.message = message
    self.type = type
    self.body = body
  }
}
