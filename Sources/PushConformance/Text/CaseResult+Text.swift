extension CaseResult {
  /// Returns the findings of a failed case as one text: the first in full, the others in one line each.
  ///
  /// The text contains the steps of a scenario once. Requirements that the scenario violates are cases with their own
  /// text.
  package func text(of findings: [Finding]) -> String {
    guard let first = findings.first else { return title }
    let rest = findings.dropFirst().map { "Breaks    \($0.kind): \($0.headline)" }
    let cause = first.shared.map { ["Cause     as of \($0); read that one first"] } ?? []
    return ([first.text(subject: subject)] + cause + rest).joined(separator: "\n")
  }
}
