/// A problem in a report that affects a consumer, such as GitLab or Jenkins.
package struct JUnitFinding: Sendable, Hashable, CustomStringConvertible {
  package enum Severity: String, Sendable, Hashable {
    /// A consumer refuses the report or shows something wrong.
    case error
    /// A consumer shows less than it could.
    case warning
  }

  package enum Kind: Sendable, Hashable {
    case unreadable(XMLFlaw)
    case missingName(element: String)
    case falseCount(attribute: String, declared: String, actual: Int, element: String)
    case badTime(String)
    case badTimestamp(String)
    case duplicateKey(classname: String, name: String)
    case secondOutcome(element: String, name: String)
    case emptyOutcome(element: String, name: String)
    case reservedType(String, element: String)
    case missingClassname(name: String)
    case missingFile(name: String)
    case tooPreciseTime(String)
    case nestedSuite(name: String)
    case large(bytes: Int)
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
