package import PushConformance

/// The outcome of a case, without findings and errors; the most severe outcome comes first.
package enum CaseStatus: String, Sendable, Hashable, CaseIterable, MemberValue {
  case failed
  case error
  case passed
  case skipped
}

/// The result of a case in words, as all reports show it and as a results file stores it.
///
/// Specs/results.md describes the members.
package struct CaseDescription: Sendable, Hashable {
  package var subject = ""
  package private(set) var suite = ""
  package private(set) var kind = CaseResult.Kind.requirement
  package private(set) var area = ""
  package var id = ""
  package var title = ""
  package var level = Requirement.Level.must
  var file: String?
  package var status = CaseStatus.passed
  package var findings: [FindingDescription] = []
  package var error: ErrorDescription?
  package var reason: String?
  package var notes: [FindingDescription] = []
  package var isPending = false
  package var answered: [AnsweredDescription] = []
  var satisfied: Int?
  package var runCount: Int?
  package var seen: String?
  package var time = Duration.zero

  /// The findings of a failed case as one text: the first finding in full, and one line for each other finding.
  ///
  /// If the first finding shares its cause with another requirement, a line names that requirement. Without findings,
  /// the text is the title of the case.
  package var textOfFindings: String {
    guard let first = findings.first else { return title }
    let rest = findings.dropFirst().map { "Breaks    \($0.kind): \($0.message)" }
    let cause = first.sharedCause.map { ["Cause     shared with \($0); read that first"] } ?? []
    return ([first.text] + cause + rest).joined(separator: "\n")
  }

  /// Sets ``kind`` and ``area``; returns false if the name of the suite is not the subject, a kind and an area.
  private mutating func divideSuite() -> Bool {
    // The name of a subject can contain dots.
    guard suite.utf8.starts(with: (subject + ".").utf8) else { return false }
    let parts = suite.unicodeScalars.dropFirst(subject.unicodeScalars.count + 1)
      .split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let kind = CaseResult.Kind(rawValue: String(parts[0]))
    else { return false }
    (self.kind, area) = (kind, String(parts[1]))
    return true
  }
}

package struct ErrorDescription: Sendable, Hashable {
  package var kind = ""
  package var message = ""
  package var isOfAdapter = false
}

package struct AnsweredDescription: Sendable, Hashable {
  package var key = ""
  package var kind = Answer.Kind.undecided
  package var says = ""
  package var reason: String?
  package var link: String?
  package var until: String?
  package var finding = FindingDescription()
}

// MARK: - From results

extension CaseDescription {
  package init(_ result: CaseResult) {
    func describe(_ findings: [Finding]) -> [FindingDescription] {
      findings.map { FindingDescription($0, of: result.subject) }
    }
    subject = result.subject
    suite = result.suite
    id = result.id
    title = result.title
    level = result.level
    file = result.file
    switch result.outcome {
    case .passed: break
    case .failed(let failures): (status, findings) = (.failed, describe(failures))
    case .error(let error):
      status = .error
      let message = error.text(at: result.door)
      self.error = ErrorDescription(
        kind: error.kind,
        message: message,
        isOfAdapter: error.isOfAdapter
      )
    case .skipped(let reason): (status, self.reason) = (.skipped, reason.text)
    }
    notes = describe(result.notes)
    isPending = result.isPending
    answered = result.answered.map { answered in
      let answer = answered.answer
      return AnsweredDescription(
        key: answer.key,
        kind: answer.kind,
        says: answer.says,
        reason: answer.reason,
        link: answer.link,
        until: answer.until?.text,
        finding: FindingDescription(answered.finding, of: result.subject)
      )
    }
    if result.kind == .requirement { satisfied = result.satisfiedCount }
    if result.kind == .requirement || result.kind == .generated && result.exercisedRunCount > 0 {
      runCount = result.exercisedRunCount
    }
    if result.isUnspecified { seen = result.reading?.text() }
    time = result.time
    _ = divideSuite()
  }
}

// MARK: - In a file

extension CaseDescription: Described {
  static let place = "the case"

  mutating func describe(to members: inout MemberCoder) {
    members.type("case")
    members.required("subject", &subject)
    members.required("suite", &suite)
    if !divideSuite() {
      members.refuse("suite", "the subject, a kind of case and an area, joined by dots")
    }
    members.required("id", &id)
    members.required("title", &title)
    members.required("level", &level)
    members.optional("file", &file)
    members.required("outcome", &status)
    switch status {
    case .passed: break
    case .failed:
      members.required("findings", &findings)
      if findings.isEmpty { members.refuse("findings", "an array with a finding") }
    case .error:
      var error = error ?? ErrorDescription()
      members.required("error", &error)
      self.error = error
    case .skipped:
      var reason = reason ?? ""
      members.required("reason", &reason)
      self.reason = reason
    }
    members.refuse(
      ["findings", "error", "reason"],
      of: "a case with the outcome \(status.rawValue)"
    )
    members.list("notes", &notes)
    members.flag("pending", &isPending)
    members.list("answered", &answered)
    members.optional("satisfied", &satisfied)
    members.optional("runs", &runCount)
    members.optional("seen", &seen)
    members.required("time", &time)
  }
}

extension ErrorDescription: Described {
  static let place = "the error"

  mutating func describe(to members: inout MemberCoder) {
    members.required("kind", &kind)
    members.required("message", &message)
    members.flag("adapter", &isOfAdapter)
  }
}

extension AnsweredDescription: Described {
  static let place = "an answered finding"

  mutating func describe(to members: inout MemberCoder) {
    members.required("key", &key)
    members.required("kind", &kind)
    members.required("says", &says)
    members.optional("reason", &reason)
    members.optional("link", &link)
    members.optional("until", &until)
    members.required("finding", &finding)
  }
}

extension Answer.Kind: MemberValue {}
