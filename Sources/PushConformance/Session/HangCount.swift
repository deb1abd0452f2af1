/// The number of times that a subject hung.
///
/// Each hang lasts until a time limit. Without a bound, a subject that hangs on every payload would take hours.
struct HangCount {
  static let most = 10

  private var hangs = 0

  /// Counts the end of a process, if the process exceeded its time limit.
  mutating func note(_ end: ProcessEnd) { if end.isTimeLimit { hangs += 1 } }

  /// Counts a run, if its process exceeded the time limit.
  ///
  /// A hang that the play itself notices, such as an endless timer, does not count, because it takes less time.
  mutating func note(_ run: Run) {
    if case .processEnded(let end) = run.problem?.cause { note(end) }
  }

  /// The error of all remaining cases if the kit has given the subject up; otherwise nil.
  var verdict: ProcessEnd? { hangs < Self.most ? nil : ProcessEnd(cause: .givenUp(hangs: hangs)) }
}
