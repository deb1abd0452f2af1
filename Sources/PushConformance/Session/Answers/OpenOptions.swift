import PushSimulation

/// Finds the causes that depend on an option which the app does not declare.
///
/// A cause depends on an option if another value of the option removes the cause and violates no other requirement.
/// Such a cause is a question about the declaration, and fails no case until the app declares the option.
@MainActor final class OpenOptions {
  private let session: RunSession
  /// For each line added to the declaration, the names of the requirements that the subject violates in golden
  /// scenarios.
  private var violated: [String: Set<String>] = [:]

  /// The names of the policies whose values change what a user or a server sees.
  ///
  /// A different value of any other policy would only turn requirements off, and so would also excuse faults.
  static let asked: Set<String> = [
    "routesOn", "registers", "uploads", "uploadsFor", "switchesAccount", "presents", "reopens",
    "clearsBadge", "clearsNotifications",
  ]

  init(_ session: RunSession) { self.session = session }

  func mark(_ cases: inout [CaseResult]) async -> [AnswerReport] {
    let options = session.options
    // With a filter, for example to repeat one cause, the run might not show all findings of a cause.
    guard options.asksForOptions, options.shortens, !options.answers.isStrict,
      options.filter.filters.isEmpty
    else { return [] }
    var reports: [AnswerReport] = []
    for group in FindingGroup.all(in: cases) {
      guard let question = group.lead.finding.question,
        var answer = Answer(to: group, of: session.subject.name, question)
      else { continue }
      let (present, others) = await values(that: group)
      guard !others.isEmpty else { continue }
      answer.reason =
        "with \(others.joined(separator: " or ")) it would hold: declare what the app does, or"
        + " \(present.joined(separator: " and "))"
      for index in cases.indices { cases[index].ask(answer, about: group) }
      reports.append(AnswerReport(answer: answer, standing: .stands, isExpired: false))
    }
    return reports
  }

  /// Returns the default lines of the options on which a cause depends, and the other lines, which remove the cause.
  private func values(
    that group: FindingGroup
  ) async -> (present: [String], others: [String]) {
    let requirements = group.findings.compactMap { member in
      if case .requirement(let requirement, _) = member.finding.claim { requirement } else { nil }
    }
    var (present, others): ([String], [String]) = ([], [])
    var kit = session.kit
    // An added line can turn requirements off, so the number of requirements is not checked.
    kit.floor = nil
    for row in PolicyRow.all
    where Self.asked.contains(row.name) && !row.isDeclared(in: session.subject.app)
      // No requirement judges what a response opens in an app with `.routes(on: .stateOnly)`.
      && (row.name != "routesOn" || !session.subject.roles.contains(.responding))
    {
      let value = row.value(session.subject.policies)
      guard value == row.value(Policies()) else { continue }
      for other in row.values where other != value {
        var subject = session.subject
        subject.app = row.declaring(other, subject.app)
        let line = row.line(other)
        guard subject.declarationFault(in: kit) == nil,
          await holds(group, requirements, for: subject)
        else { continue }
        let violated = await violated(by: subject, declaring: line)
        guard violated.isDisjoint(with: requirements.map(\.id)),
          await violated.isSubset(of: self.violated(by: session.subject, declaring: ""))
        else { continue }
        others.append(line)
        if present.last != row.line(value) { present.append(row.line(value)) }
      }
    }
    return (present, others)
  }

  private func holds(
    _ group: FindingGroup,
    _ requirements: [Requirement],
    for subject: PushCenterSubject
  ) async -> Bool {
    let stage = stage(of: subject)
    for finding in group.findings.map(\.finding) {
      guard let run = finding.run else { continue }
      let again = await stage.play(run.scenario, in: run.order.schedule)
      guard again.problem == nil else { return false }
      // If the cause violates no requirement, only a scenario that this app plays can show whether the cause remains.
      let isPlayed = session.kit.reasonToSkip(run.scenario, subject) == nil
      guard isPlayed || !requirements.isEmpty else { return false }
      if finding.isOfPins, isPlayed, !OutcomeCheck.mismatches(of: again).isEmpty { return false }
      for requirement in requirements where requirement.reasonToSkip(subject) == nil {
        let judged = await Evidence.verdict(of: requirement, on: again, on: stage)
        guard judged.verdict.violations.isEmpty else { return false }
      }
    }
    return true
  }

  /// Returns the requirements that a subject violates in golden scenarios, regardless of the filter.
  ///
  /// `line` is the line that was added to the subject's declaration; an empty string stands for the unchanged
  /// declaration.
  private func violated(
    by subject: PushCenterSubject,
    declaring line: String
  ) async -> Set<String> {
    if let known = violated[line] { return known }
    let (kit, stage) = (session.kit, stage(of: subject))
    var options = session.options
    options.filter = CaseFilter()
    let other = RunSession(kit: kit, options: options, stage: stage, keeper: nil)
    let golden = await GoldenRuns.play(other.applyingScenarios, of: kit, as: options, on: stage) {}
    let names = kit.catalog.requirements.filter { requirement in
      golden.evidence[requirement].map { !$0.violations.isEmpty } ?? false
    }
    .map(\.id)
    violated[line] = Set(names)
    return Set(names)
  }

  private func stage(of subject: PushCenterSubject) -> Stage {
    Stage(subject: subject, by: session.options.quiet, in: session.stage.hosts)
  }
}

extension CaseResult {
  fileprivate mutating func ask(_ answer: Answer, about group: FindingGroup) {
    guard case .failed(var findings) = outcome else { return }
    let asked = findings.filter { CaseFinding(result: self, finding: $0).causeKey == group.key }
    guard !asked.isEmpty else { return }
    answered += asked.map { AnsweredFinding(finding: $0, answer: answer) }
    findings.removeAll { CaseFinding(result: self, finding: $0).causeKey == group.key }
    outcome = findings.isEmpty ? .skipped(.answered(answer.terms)) : .failed(findings)
  }
}
