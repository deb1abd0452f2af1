/// The known failures of subjects, and whether expired entries are refused.
package struct KnownFailures: Sendable, Hashable {
  /// The largest size of a file in bytes, which is enough for thousands of entries.
  package static let limit = 1 << 20

  /// The comments at the beginning of the file, without their `#`.
  package var heading: [String]
  /// The entries, in the order of the file.
  package var entries: [KnownFailure]
  /// The current day; without it no entry expires.
  package var today: CalendarDay?
  /// Whether an expired entry turns the run red.
  package var isStrict: Bool

  /// Creates known failures.
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

  /// Returns the entries about a subject.
  func entries(about subject: String) -> [KnownFailure] { entries.filter { $0.subject == subject } }

  /// Returns the report of an entry whose story shows the failure.
  func reportStanding(_ entry: KnownFailure) -> KnownFailureReport {
    let isExpired = entry.isExpired(on: today)
    return KnownFailureReport(
      entry: entry,
      standing: isExpired && isStrict ? .wrong(.expired(entry)) : .stands,
      isExpired: isExpired
    )
  }

  /// Returns a report that gives an entry this standing.
  func report(_ entry: KnownFailure, _ standing: KnownFailureReport.Standing) -> KnownFailureReport
  {
    KnownFailureReport(entry: entry, standing: standing, isExpired: entry.isExpired(on: today))
  }
}
