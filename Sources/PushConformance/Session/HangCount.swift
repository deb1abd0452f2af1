/// The number of processes of a subject that exceeded their time limit.
///
/// After ``most`` such processes, the kit gives up on the subject. Otherwise a run of a subject that hangs on every
/// payload would take hours.
struct HangCount {
  static let most = 10

  private var hangs = 0

  mutating func note(_ end: ProcessEnd) { if end.isTimeLimit { hangs += 1 } }

  /// Counts a run, if its process exceeded the time limit.
  ///
  /// A hang that the play itself notices, such as an endless timer, does not count, because such a hang takes less
  /// time.
  mutating func note(_ run: Run) {
    if case .processEnded(let end) = run.problem?.cause { note(end) }
  }

  /// The error of all remaining cases if the kit has given up on the subject; otherwise nil.
  var verdict: ProcessEnd? { hangs < Self.most ? nil : ProcessEnd(cause: .givenUp(hangs: hangs)) }
}
