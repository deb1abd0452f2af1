package import PushConformance

/// The causes in the results of another run, such as a run of the main branch.
///
/// A run with a baseline fails only for causes that the baseline lacks (Specs/known-failures.md).
package struct Baseline: Sendable {
  /// The largest number of causes, because each is compared with the findings of a run.
  static let mostCauses = 1_000

  package let failures: [KnownFailure]
  package let subjects: [String]

  /// Collects the causes from a results file (Specs/results.md); `file` is its name in reports.
  ///
  /// The initializer leaves out failures that were known failures in these results. The current file of known failures
  /// decides about them, because it may have changed since that run.
  package init(_ bytes: [UInt8], file: String) throws(ResultsError) {
    let results = try ResultsReader.read(bytes)
    subjects = results.map(\.name)
    var failures: [KnownFailure] = []
    for subject in results {
      if let shard = subject.shard { throw ResultsError(problem: .shard(shard)) }
      for cause in Cause.all(in: subject) {
        failures.append(
          KnownFailure(
            inResults: file,
            of: subject.name,
            group: cause.group,
            story: .named(cause.shownBy),
            also: cause.keys.sorted(),
            cases: cause.cases
          )
        )
      }
    }
    guard failures.count <= Self.mostCauses else {
      throw ResultsError(problem: .tooMany("causes", limit: Self.mostCauses))
    }
    self.failures = failures
  }
}

/// A cause in the results of a subject.
private struct Cause {
  /// The key of the cause or, in a file without keys, the name of the scenario whose `then` does not hold.
  let group: String
  let shownBy: String
  /// The keys of further findings of the cause.
  var keys: Set<String> = []
  /// The kinds of the findings of each failing scenario, or the keys of the findings of each payload.
  var cases: [String: Set<String>] = [:]

  static func all(in subject: SubjectDescription) -> [Cause] {
    var causes: [Cause] = []
    var places: [String: Int] = [:]
    for result in subject.cases {
      for finding in result.findings {
        let isOutcome = finding.kind == FindingDescription.kindOfOutcome
        guard let group = finding.group ?? (isOutcome ? result.id : nil) else { continue }
        let place = places[group] ?? causes.count
        if place == causes.count {
          places[group] = place
          causes.append(Cause(group: group, shownBy: result.id))
        }
        if let key = finding.key, key != group { causes[place].keys.insert(key) }
        if result.kind == .scenario || result.kind == .payload {
          let kind = result.kind == .payload ? group : finding.kind
          causes[place].cases[result.id, default: []].insert(kind)
        }
      }
    }
    return causes
  }
}
