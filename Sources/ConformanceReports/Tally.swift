package import PushConformance

/// The numbers of passed, failed, erroneous and skipped cases, such as those of one subject.
package struct Tally: Sendable, Hashable {
  package var passed = 0
  /// The number of cases in which the subject does not conform.
  package var failed = 0
  /// The number of cases that the kit could not judge because of an error.
  package var errors = 0
  /// The number of cases that were not judged, or whose failure is known.
  package var skipped = 0

  /// Returns the counts for a summary.
  ///
  /// If the app has no role of older systems, the counts leave out the cases about such roles.
  package static func told(_ cases: some Sequence<CaseResult>) -> Tally {
    Tally(cases.lazy.filter { !$0.isOfOlderSystems })
  }

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

  /// True if no case was counted.
  var isEmpty: Bool { passed + failed + errors + skipped == 0 }

  /// True if no case failed or had an error; also true if nothing was judged.
  package var conforms: Bool { failed == 0 && errors == 0 }

  /// The counts in words, such as `3 passed, 1 failed`.
  package var text: String {
    var parts = ["\(passed) passed", "\(failed) failed"]
    if errors > 0 { parts.append("\(errors) \(errors == 1 ? "error" : "errors")") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    return parts.joined(separator: ", ")
  }
}

extension CaseResult {
  /// True if the case was skipped because the app has no role of older systems.
  var isOfOlderSystems: Bool {
    if case .skipped(let reason) = outcome { reason.isOfOlderSystems } else { false }
  }
}
