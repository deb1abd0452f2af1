package import PushConformance

/// The number of cases by outcome.
package struct Tally: Sendable, Hashable {
  /// The number of cases that passed.
  package var passed = 0
  /// The number of cases that failed.
  package var failed = 0
  /// The number of cases that the kit could not judge because of an error.
  package var errors = 0
  /// The number of cases that the kit skipped.
  package var skipped = 0

  /// Counts cases by their outcomes.
  package init(_ cases: some Sequence<CaseResult>) {
    for result in cases {
      switch result.outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      }
    }
  }

  /// Whether all judged cases conform.
  package var conforms: Bool { failed == 0 && errors == 0 }

  /// The counts in words.
  package var text: String {
    var parts = ["\(passed) passed", "\(failed) failed"]
    if errors > 0 { parts.append("\(errors) \(errors == 1 ? "error" : "errors")") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    return parts.joined(separator: ", ")
  }
}
