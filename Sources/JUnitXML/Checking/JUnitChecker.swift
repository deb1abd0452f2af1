/// A checker of JUnit XML reports that finds what CI servers and dashboards would refuse or show wrongly.
///
/// `Specs/junit.md` has the rules.
package struct JUnitChecker: Sendable {
  private let limits: JUnitLimits

  package init(limits: JUnitLimits = JUnitLimits()) { self.limits = limits }

  /// Returns findings about the content; throws only if the file cannot be read.
  package func check(path: String) throws(JUnitFileError) -> JUnitCheckResult {
    try check(XMLFeed(.file(path)))
  }

  func check(_ source: XMLFeed) throws(JUnitFileError) -> JUnitCheckResult {
    var feed = source
    let inspector = JUnitInspector()
    let parser = XMLPushParser(handler: inspector, limits: limits)
    while try feed.feed(parser) {}
    return inspector.result(bytes: feed.bytes, flaw: parser.flaw)
  }
}

package struct JUnitCheckResult: Sendable, Hashable {
  /// The findings in the order of the file, at most ``findingLimit``.
  package let findings: [JUnitFinding]

  /// The number of findings beyond ``findingLimit``.
  package let omittedFindings: Int

  /// The number of cases by outcome, counted from the elements, because the counts in attributes can be wrong.
  package let counts: JUnitCounts

  /// True if no finding is an error.
  package let isValid: Bool

  /// The largest number of findings that the checker keeps, since a large file can be wrong on every line.
  package static let findingLimit = 1000
}

struct JUnitFindings {
  private var errors: [Note] = []
  private var warnings: [Note] = []
  private var count = 0

  private struct Note {
    let finding: JUnitFinding
    let number: Int
  }

  mutating func add(_ kind: JUnitFinding.Kind, line: Int) {
    count += 1
    let note = Note(finding: JUnitFinding(kind, line: line), number: count)
    switch note.finding.severity {
    case .error where errors.count < JUnitCheckResult.findingLimit: errors.append(note)
    case .warning where warnings.count < JUnitCheckResult.findingLimit: warnings.append(note)
    default: break
    }
  }

  /// Returns the findings in the order of the file; if there are too many, warnings are left out before errors.
  ///
  /// The method sorts the findings by line, because the checker finds a suite's wrong count only at the suite's end.
  func result(_ counts: JUnitCounts) -> JUnitCheckResult {
    let kept = errors + warnings.prefix(JUnitCheckResult.findingLimit - errors.count)
    let inOrder = kept.sorted { ($0.finding.line, $0.number) < ($1.finding.line, $1.number) }
    return JUnitCheckResult(
      findings: inOrder.map(\.finding),
      omittedFindings: count - kept.count,
      counts: counts,
      isValid: errors.isEmpty
    )
  }
}
