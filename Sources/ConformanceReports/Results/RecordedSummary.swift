/// The line of a results file that sums up a subject.
struct RecordedSummary {
  /// The members that the line may have.
  static let members: Set = [
    "type", "subject", "version", "passed", "failed", "errors", "skipped", "quiet",
    "deterministic", "because", "following", "shard", "timestamp", "time",
  ]

  /// The name of the subject that the line sums up.
  let name: String
  /// The number of subjects that follow in the file.
  let following: Int
  private let version: String
  private let counts: [(member: String, status: CaseStatus, stated: Int)]
  private let reasonForOtherOrders: String?
  private let shard: String?
  private let timestamp: Int
  private let seconds: Double

  /// Reads the members of the line that sums up a subject.
  init(_ members: StrictObject) throws(ResultsError.Problem) {
    name = try members.text("subject")
    version = try members.text("version")
    var counts: [(String, CaseStatus, Int)] = []
    for (member, status) in [
      ("passed", CaseStatus.passed), ("failed", .failed), ("errors", .error),
      ("skipped", .skipped),
    ] {
      counts.append((member, status, try members.count(member)))
    }
    self.counts = counts
    _ = try members.optionalText("quiet")
    let isDeterministic = try members.optionalFlag("deterministic")
    let because = try members.optionalText("because")
    guard isDeterministic != false || because != nil else {
      throw .missing(place: members.place, member: "because")
    }
    reasonForOtherOrders = because
    shard = try members.optionalText("shard")
    following = try members.count("following")
    timestamp = try members.count("timestamp")
    seconds = try members.seconds("time")
  }

  /// Returns the subject with the cases of the preceding lines.
  ///
  /// - Throws: The problem of the first count that differs from the cases.
  func completed(with cases: [RecordedCase]) throws(ResultsError.Problem) -> RecordedSubject {
    let subject = RecordedSubject(
      name: name,
      cases: cases,
      version: version,
      reasonForOtherOrders: reasonForOtherOrders,
      shard: shard,
      timestamp: timestamp,
      seconds: seconds
    )
    for count in counts {
      let found = subject.count(count.status)
      guard found == count.stated else {
        throw .wrongCount(member: count.member, stated: count.stated, found: found)
      }
    }
    return subject
  }
}
