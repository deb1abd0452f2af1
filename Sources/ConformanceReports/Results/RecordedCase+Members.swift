import PushConformance
import PushPayloads

extension RecordedCase {
  /// The members that the line of a case may have.
  static let members: Set = [
    "type", "subject", "suite", "id", "title", "level", "file", "outcome", "findings", "error",
    "reason", "notes", "pending", "known", "satisfied", "runs", "seen", "time",
  ]

  /// Reads the line of a case.
  init(_ members: StrictObject) throws(ResultsError.Problem) {
    let subject = try members.text("subject")
    let suite = try members.text("suite")
    // The name of a subject may contain dots.
    let parts =
      suite.utf8.starts(with: (subject + ".").utf8)
      ? suite.unicodeScalars.dropFirst(subject.unicodeScalars.count + 1).split(
        separator: ".",
        maxSplits: 1
      ) : []
    guard parts.count == 2, let kind = CaseResult.Kind(rawValue: String(parts[0])) else {
      throw members.wrong("suite", "the subject, a kind of case and an area, joined by dots")
    }
    self.kind = kind
    area = String(parts[1])
    id = try members.text("id")
    title = try members.text("title")
    level = try members.word("level", of: Requirement.Level.self)
    _ = try members.optionalText("file")
    outcome = try Outcome(members)
    notes = try members.list("notes", RecordedFinding.init)
    isPending = try members.optionalFlag("pending") ?? false
    known = try members.list("known", RecordedKnownFinding.init)
    _ = try members.optionalCount("satisfied")
    runCount = try members.optionalCount("runs")
    seen = try members.optionalText("seen")
    seconds = try members.seconds("time")
  }
}

extension RecordedKnownFinding {
  /// Reads a known finding from a JSON object in the line of a case.
  fileprivate init(_ value: JSONValue) throws(ResultsError.Problem) {
    let members = try StrictObject(
      value,
      "a known finding",
      known: ["group", "reason", "link", "until", "finding"]
    )
    group = try members.text("group")
    reason = try members.text("reason")
    link = try members.optionalText("link")
    until = try members.optionalText("until")
    finding = try RecordedFinding(members.required("finding"))
  }
}

extension RecordedCase.Outcome {
  /// Reads the outcome of a case.
  ///
  /// A case must have the evidence for its outcome, such as findings or a reason, and no evidence for other outcomes.
  fileprivate init(_ members: StrictObject) throws(ResultsError.Problem) {
    let status = try members.word("outcome", of: CaseStatus.self)
    for (member, owner) in [
      ("findings", CaseStatus.failed), ("error", .error), ("reason", .skipped),
    ]
    where status != owner && members.optional(member) != nil {
      throw .unknown(place: "a case with the outcome \(status.rawValue)", member: member)
    }
    switch status {
    case .passed: self = .passed
    case .failed:
      _ = try members.required("findings")
      let findings = try members.list("findings", RecordedFinding.init)
      guard !findings.isEmpty else { throw members.wrong("findings", "an array with a finding") }
      self = .failed(findings)
    case .error:
      let error = try StrictObject(
        members.required("error"),
        "the error",
        known: ["kind", "message", "adapter"]
      )
      self = .error(
        RecordedError(
          kind: try error.text("kind"),
          message: try error.text("message"),
          isOfAdapter: try error.optionalFlag("adapter") ?? false
        )
      )
    case .skipped: self = .skipped(reason: try members.text("reason"))
    }
  }
}
