package import PushConformance

/// The push behavior of a subject in three lists: what holds, what deviates, and what was not judged.
package struct BehaviorDescription: Sendable {
  package enum Form: String, Sendable, CaseIterable {
    case text
    case markdown
  }

  private let subject: String
  private let holds: [String]
  private let deviates: [String]
  private let notJudged: [String]

  package init(_ results: SubjectResults) {
    subject = results.subject
    let kind: CaseResult.Kind =
      results.cases.contains { $0.kind == .payload } ? .payload : .requirement
    let judged = results.cases.filter { $0.kind == kind && $0.outcome.status == .passed }
    holds = judged.filter(\.notes.isEmpty).map { result in
      let count = result.satisfiedCount
      return result.title + (kind == .payload ? "" : " (\(count.counted("occasion")))")
    }
    let open = FindingGroup.all(in: results.cases).map { group in
      let finding = group.lead.finding
      return "\(finding.clause) Not so \(finding.explanation?.circumstances ?? "in some runs"). "
        + "New: \(finding.question ?? group.key) has no answer."
    }
    let answered = results.answers.filter(\.stands).map { "\($0.answer.says) \($0.answer.terms)." }
    let noted = judged.filter { !$0.notes.isEmpty }.map {
      "\($0.title) Not so in some runs, which does not fail at this level."
    }
    deviates = open + answered + noted
    let errors = FirstScreen.errors(in: results.cases).map { error in
      "\(error.cases.count.counted("case")): \(error.text)"
    }
    notJudged =
      errors
      + SkippedCases(in: results.cases.lazy.filter { $0.kind == kind }).lines(tellsAll: true)
  }

  package func text(in form: Form) -> String {
    let lists = [("Holds", holds), ("Deviates", deviates), ("Not judged", notJudged)]
    func shown(_ line: String) -> String {
      form == .text ? TerminalText.line(line) : GitHubStepSummary.markdown(line)
    }
    let blocks = lists.map { title, lines in
      let heading =
        form == .text ? "\(title): \(lines.count)" : "### \(title): \(lines.count)\n"
      return ([heading] + lines.map { (form == .text ? "  " : "- ") + shown($0) })
        .joined(separator: "\n")
    }
    let head = form == .text ? TerminalText.line(subject) : "## \(shown(subject))"
    return ([head] + blocks).joined(separator: "\n\n") + "\n"
  }
}
