package import PushConformance

/// Results as JSON, one object per line: a line for each case, and a summary line for each subject.
///
/// Only the members `time` and `timestamp` can differ between two equal runs. Specs/results.md defines the grammar.
package enum JSONLines {
  /// Returns the content of a results file; `missing` is the number of subjects without results.
  ///
  /// If `missing` is not 0, readers refuse the file as incomplete.
  package static func text(_ results: [SubjectResults], following missing: Int = 0) -> String {
    results.enumerated().flatMap { place, subject in
      let following = results.count - place - 1 + missing
      let subject = SubjectDescription(subject, following: following)
      return subject.cases.map { line($0) } + [line(subject)]
    }
    .joined()
  }

  static func line(_ value: some Described) -> String { value.json.text + "\n" }
}
