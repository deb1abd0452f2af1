/// Collects findings up to ``JUnitCheckResult/findingLimit``.
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

  /// Returns the findings in the order of the file; if there are too many, it leaves out warnings before errors.
  ///
  /// A wrong count is found at the end of a suite, but the finding is about the suite's start tag.
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
