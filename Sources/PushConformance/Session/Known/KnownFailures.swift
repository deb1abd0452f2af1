/// The known failures of subjects, and whether expired entries fail a run.
package struct KnownFailures: Sendable, Hashable {
  /// The largest size of a file in bytes, which is enough for thousands of entries.
  package static let limit = 1 << 20

  /// The comments at the beginning of the file, without their `#`.
  package var heading: [String]
  package var entries: [KnownFailure]
  /// The current day; without it no entry expires.
  package var today: CalendarDay?
  /// True if an expired entry fails the run.
  package var isStrict: Bool

  package init(
    heading: [String] = [],
    entries: [KnownFailure] = [],
    today: CalendarDay? = nil,
    isStrict: Bool = false
  ) {
    self.heading = heading
    self.entries = entries
    self.today = today
    self.isStrict = isStrict
  }

  /// Adds the failures of an earlier run; an entry that lists such a failure covers the findings of both.
  package mutating func add(baseline failures: [KnownFailure]) {
    for failure in failures {
      let place = entries.firstIndex { entry in
        entry.subject == failure.subject
          && (entry.group == failure.group || entry.also.contains(failure.group))
      }
      guard let place else {
        entries.append(failure)
        continue
      }
      entries[place].also += failure.also
      entries[place].cases.merge(failure.cases) { $0.union($1) }
    }
  }

  func entries(about subject: String) -> [KnownFailure] { entries.filter { $0.subject == subject } }

  /// Returns the report of an entry whose story shows the failure.
  func reportStanding(_ entry: KnownFailure) -> KnownFailureReport {
    let isExpired = entry.isExpired(on: today)
    return KnownFailureReport(
      entry,
      isExpired && isStrict ? .wrong(.expired(entry)) : .stands,
      isExpired: isExpired
    )
  }

  /// Returns the report of a failure of an earlier run, which stands if it covers a finding.
  func reportBaseline(_ entry: KnownFailure, in cases: [CaseResult]) -> KnownFailureReport {
    let covers = cases.contains { $0.known.contains { $0.entry == entry } }
    return report(entry, covers ? .stands : .gone)
  }

  func report(_ entry: KnownFailure, _ standing: KnownFailureReport.Standing) -> KnownFailureReport
  {
    KnownFailureReport(entry, standing, isExpired: entry.isExpired(on: today))
  }
}
