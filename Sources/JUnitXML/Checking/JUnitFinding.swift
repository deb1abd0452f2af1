/// A problem in a report that affects a consumer, such as GitLab or Jenkins.
package struct JUnitFinding: Sendable, Hashable, CustomStringConvertible {
  /// The harm that a finding does to the display of a report.
  package enum Severity: String, Sendable, Hashable {
    /// A consumer refuses the report or shows something wrong.
    case error
    /// A consumer shows less than it could.
    case warning
  }

  /// The kind of problem, with the names and values that show it.
  package enum Kind: Sendable, Hashable {
    /// The rest of the document cannot be read.
    case unreadable(XMLFlaw)
    /// An element that needs the attribute `name` lacks it, or the attribute is blank.
    case missingName(element: String)
    /// The count in an attribute such as `failures` differs from `actual`, the number of such cases in the element.
    case falseCount(attribute: String, declared: String, actual: Int, element: String)
    /// A time is not a decimal number of seconds.
    case badTime(String)
    /// A timestamp is not a date and time of ISO 8601.
    case badTimestamp(String)
    /// Two cases have the same suite, class name and name.
    case duplicateKey(classname: String, name: String)
    /// A case has more than one outcome: a `failure`, `error` or `skipped` element.
    case secondOutcome(element: String, name: String)
    /// An outcome element has no text between its tags, so Codecov counts the case as passed.
    case emptyOutcome(element: String, name: String)
    /// An attribute named `type` has a value that GitLab interprets as a type of Ruby on Rails.
    case reservedType(String, element: String)
    /// A case lacks the attribute `classname`, by which consumers group cases.
    case missingClassname(name: String)
    /// A case has no attribute `file` with its source file.
    case missingFile(name: String)
    /// A time has more than three decimals.
    case tooPreciseTime(String)
    /// A suite is nested in another suite, so some consumers lose its cases.
    case nestedSuite(name: String)
    /// The file is so large that a consumer can refuse it.
    case large(bytes: Int)
    /// The report has no case, which must not count as success.
    case noCases
  }

  package let kind: Kind

  /// The line, from 1, on which the start tag of the wrong element ends.
  ///
  /// For an unreadable document, this is the line of the flaw; for a finding about the whole file, this is 1.
  package let line: Int

  init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }

  package var severity: Severity {
    switch kind {
    case .missingClassname, .missingFile, .tooPreciseTime, .nestedSuite, .large, .noCases: .warning
    default: .error
    }
  }

  package var description: String { "line \(line): \(severity.rawValue): \(explanation)" }
}

extension JUnitFinding {
  /// The explanation and the consequence, without the line number.
  package var explanation: String {
    switch kind {
    case .unreadable(let flaw):
      flaw.description
    case .missingName(let element):
      "\(element) has no name; Codecov and TestRail refuse the report"
    case .falseCount(let attribute, let declared, let actual, let element):
      "\(element) declares \(attribute)=\"\(declared)\" but holds \(actual)"
    case .badTime(let time):
      "time \"\(time)\" is not a decimal number of seconds such as 1234.567"
    case .badTimestamp(let timestamp):
      "timestamp \"\(timestamp)\" is not a date and time such as 2026-11-21T03:04:05Z"
    case .duplicateKey(let classname, let name):
      "\(classname) has a second case named \"\(name)\"; GitLab keeps only one of them"
    case .secondOutcome(let element, let name):
      "case \"\(name)\" has a second outcome, \(element); consumers disagree on which holds"
    case .emptyOutcome(let element, let name):
      "\(element) of case \"\(name)\" holds no text; Codecov counts the case as passed"
    case .reservedType(let type, let element):
      "\(element) has type=\"\(type)\"; \(Self.effect(ofType: type))"
    case .missingClassname(let name):
      "case \"\(name)\" has no classname; CircleCI needs one, others keep no history"
    case .missingFile(let name):
      "case \"\(name)\" names no file; CircleCI cannot split by time, nor Datadog find owners"
    case .tooPreciseTime(let time):
      "time \"\(time)\" has more than three decimals; Jenkins' xUnit plugin refuses it on a suite"
    case .nestedSuite(let name):
      "suite \"\(name)\" is inside another suite; dorny/test-reporter and Allure lose its cases"
    case .large(let bytes):
      "the file has \(bytes) bytes; GitLab refuses more than 30 MB"
    case .noCases:
      "the report has no test case, which is not a success"
    }
  }

  // GitLab reads reports with `Hash.from_xml` of ActiveSupport, which takes an attribute named `type` for the type of
  // the element's content. ActiveSupport refuses the two values in `refusedTypes`. For a value in `convertedTypes`,
  // ActiveSupport converts the content to a number, a date or decoded bytes.

  static let refusedTypes = ["yaml", "symbol"]
  static let convertedTypes = [
    "array", "base64Binary", "binary", "boolean", "date", "dateTime", "datetime", "decimal",
    "double", "duration", "file", "float", "hexBinary", "integer", "string",
  ]

  private static func effect(ofType type: String) -> String {
    refusedTypes.contains(type)
      ? "GitLab refuses the whole report" : "GitLab converts the element's content"
  }
}
