extension CaseResult {
  /// The findings of a failed case as one text: the first as a whole, the others in a line each.
  ///
  /// A scenario that breaks several requirements shows its steps once; the requirements, which are
  /// cases of their own, show theirs.
  package func text(of findings: [Finding]) -> String {
    guard let first = findings.first else { return title }
    let rest = findings.dropFirst().map { "Breaks    \($0.kind): \($0.headline)" }
    return ([first.text(subject: subject)] + rest).joined(separator: "\n")
  }
}
