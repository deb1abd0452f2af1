/// Something in a report that its readers would stumble over.
public struct JUnitFinding: Sendable, Hashable, CustomStringConvertible {
  /// How grave a finding is.
  public enum Severity: String, Sendable, Hashable {
    /// A consumer refuses the report or shows something false.
    case error
    /// A consumer shows less than it could.
    case warning
  }

  /// What was found, with the evidence.
  public enum Kind: Sendable, Hashable {
    /// The document cannot be read on.
    case unreadable(XMLFlaw)
    /// An element that needs a name has none.
    case missingName(element: String)
    /// A declared count is not what the file holds.
    case falseCount(attribute: String, declared: String, actual: Int, element: String)
    /// A time is no decimal number of seconds.
    case badTime(String)
    /// A timestamp is no date and time of ISO 8601.
    case badTimestamp(String)
    /// Two cases have the same suite, class name and name.
    case duplicateKey(classname: String, name: String)
    /// A case has a second outcome.
    case secondOutcome(element: String, name: String)
    /// An outcome element holds no text.
    case emptyOutcome(element: String, name: String)
    /// An attribute named `type` has a value that GitLab takes for a type of Rails.
    case reservedType(String, element: String)
    /// A case has no class name.
    case missingClassname(name: String)
    /// A case names no source file.
    case missingFile(name: String)
    /// A time has more than three decimals.
    case tooPreciseTime(String)
    /// A suite lies inside another.
    case nestedSuite(name: String)
    /// The file is large.
    case large(bytes: Int)
    /// There is no case at all.
    case noCases
  }

  /// What was found.
  public let kind: Kind

  /// The line where the element in question begins its content, from 1.
  public let line: Int

  init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }

  /// How grave it is.
  public var severity: Severity {
    switch kind {
    case .missingClassname, .missingFile, .tooPreciseTime, .nestedSuite, .large, .noCases: .warning
    default: .error
    }
  }

  /// The finding in one line: where, how grave, what was found, and what it leads to.
  public var description: String {
    "line \(line): \(severity.rawValue): \(explanation)"
  }
}

extension JUnitFinding {
  /// What is wrong, without where.
  public var explanation: String {
    switch kind {
    case .unreadable(let flaw):
      flaw.description
    case .missingName(let element):
      "\(element) has no name; Codecov and TestRail refuse the report"
    case .falseCount(let attribute, let declared, let actual, let element):
      "\(element) declares \(attribute)=\"\(declared)\" but holds \(actual)"
    case .badTime(let time):
      "time \"\(time)\" is no decimal number of seconds such as 1234.567"
    case .badTimestamp(let timestamp):
      "timestamp \"\(timestamp)\" is no date and time such as 2026-11-21T03:04:05Z"
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
      "suite \"\(name)\" lies inside another; dorny/test-reporter and Allure lose its cases"
    case .large(let bytes):
      "the file has \(bytes) bytes; GitLab refuses more than 30 MB"
    case .noCases:
      "the report holds no case, which is no success"
    }
  }

  // `Hash.from_xml` of ActiveSupport, with which GitLab reads reports, takes an attribute named
  // `type` for the type of the element's content. Two values are disallowed; of the others it
  // makes numbers, dates or decoded bytes.

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
