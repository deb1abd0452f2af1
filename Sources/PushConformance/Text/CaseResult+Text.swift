extension CaseResult {
  /// Returns the findings of a failed case as one text: the first finding in full, each further finding in one line.
  ///
  /// Without findings, the text is the title of the case.
  ///
  /// The text shows the steps only for the first finding. If the cause of this finding bears the name of a different
  /// requirement, a line names that requirement.
  package func text(of findings: [Finding]) -> String {
    guard let first = findings.first else { return title }
    let rest = findings.dropFirst().map { "Breaks    \($0.kind): \($0.headline)" }
    let cause = first.shared.map { ["Cause     as of \($0); read that one first"] } ?? []
    return ([first.text(subject: subject)] + cause + rest).joined(separator: "\n")
  }
}
