import ConformanceReports
import PushConformance

/// An entry of the page about one cause: one finding in full, and two lists.
///
/// The first list has the other requirements or payloads with the same cause. The second list names the scenarios and
/// the blocks (groups of generated runs) that show the cause.
struct GroupEntry {
  enum Standing {
    /// The cause makes cases fail; `number` is the number of the cause in the output of the run.
    case failing(number: Int)
    /// No case fails, because the requirement is below the level of the run, or newer than the app's edition.
    case noted
    /// No case fails, because an answer excuses the cause.
    case answered

    var fails: Bool { if case .failing = self { true } else { false } }
  }

  struct Other {
    var id: String
    var place: String?
    var clause: String
    var message: String
    var again: String
  }

  /// The largest number of steps that the page lists for a story; the text of the finding has all steps.
  private static let mostSteps = 80

  let anchor: String
  let status: String
  let sign: String
  let word: String
  let isOpen: Bool
  let number: Int?
  let title: String
  let exceptions: [String]
  let hasExceptions: Bool
  let exceptionsTitle: String
  let facts: String
  let id: String
  let place: String?
  let headline: String
  let expectations: [Expectation]
  let harm: String?
  let why: String?
  let when: String?
  let hint: String?
  let payload: String?
  let storyTitle: String?
  let story: [StoryStep]
  let again: String
  let others: [Other]
  let hasOthers: Bool
  let othersTitle: String
  let cases: [String]
  let hasCases: Bool
  let casesTitle: String
  let text: String

  init(
    _ group: CauseGroup<RecordedMember>,
    shownBy cases: [CaseDescription],
    subject: String,
    anchor: String,
    standing: Standing,
    isOpen: Bool
  ) {
    let (finding, result) = (group.lead.finding, group.lead.result)
    self.anchor = anchor
    self.isOpen = isOpen
    id = result.id
    place = result.place
    var terms: String?
    switch standing {
    case .failing(let number):
      self.number = number
      (status, sign) = (CaseStatus.failed.rawValue, CaseStatus.failed.sign)
      word = CaseStatus.failed.word
    case .noted:
      (number, status, sign) = (nil, "note", "•")
      word = result.isPending ? "pending" : "note"
    case .answered:
      let answer = result.answered.first { $0.finding == finding }
      (number, status, sign) = (nil, "note", "•")
      word = (answer?.kind ?? .undecided).rawValue
      terms = answer?.terms
    }
    let clause = FoldedClause(finding.clause)
    title = VisibleText.visible(clause.duty, limit: 2_000)
    exceptions = clause.exceptions.map { VisibleText.visible($0, limit: 2_000) }
    hasExceptions = !exceptions.isEmpty
    exceptionsTitle = exceptions.count.counted("exception")
    let noun = result.kind == .payload ? "payload" : "run"
    facts = [result.level.rawValue, group.runCount.counted(noun), finding.question, terms]
      .compactMap(\.self)
      .joined(separator: " · ")
    expectations = finding.expectations.map {
      Expectation(
        expected: VisibleText.visible($0.expected, limit: 4_000),
        seen: VisibleText.visible($0.seen, limit: 4_000)
      )
    }
    headline = VisibleText.visible(finding.message, limit: 200)
    harm = finding.hurtsUser.map {
      $0 ? "Users of the app can be harmed." : "No user of the app is harmed."
    }
    when = finding.when
    why = finding.why
    hint = finding.hint
    payload = finding.payload.map { VisibleText.visible($0, limit: 4_000) }
    storyTitle =
      finding.story.isEmpty
      ? nil
      : "The story, in \(finding.story.count.counted("step"))"
        + (finding.scenario.map { ", from \($0)" } ?? "")
    story = finding.story.prefix(Self.mostSteps).map(\.shown)
    again = finding.again
    others = group.findings.dropFirst().filter { $0.result.kind == result.kind }.map { other in
      Other(
        id: other.result.id,
        place: other.result.place,
        clause: VisibleText.visible(FoldedClause(other.finding.clause).duty, limit: 1_000),
        message: VisibleText.visible(other.finding.message, limit: 1_000),
        again: other.finding.again
      )
    }
    hasOthers = !others.isEmpty
    othersTitle = "\(others.count.counted("more finding")) with the same cause"
    let shown = cases.filter { $0.kind != result.kind }
    self.cases = shown.map(\.id)
    hasCases = !shown.isEmpty
    let scenarios = shown.count { $0.kind == .scenario }
    let blocks = shown.count - scenarios
    casesTitle =
      "It shows in "
      + [
        scenarios > 0 ? scenarios.counted("scenario") : nil,
        blocks > 0 ? blocks.counted("block") + " of generated runs" : nil,
      ].compactMap(\.self).joined(separator: " and ")
    text = VisibleText.visible(finding.text, limit: 60_000)
  }
}

/// A requirement's clause, split into the duty and the exceptions; a results file puts the exceptions in parentheses.
struct FoldedClause {
  let duty: String
  let exceptions: [String]

  init(_ text: String) {
    let parts = text.hasSuffix(")") ? text.dropLast().split(separator: " (except ") : []
    duty = parts.count == 2 ? String(parts[0]) : text
    exceptions =
      parts.count == 2 ? parts[1].split(separator: "; except ").map(String.init) : []
  }
}

extension StoryStep {
  fileprivate var shown: StoryStep {
    func cut(_ text: String) -> String { VisibleText.visible(text, limit: 1_000) }
    var step = self
    step.text = cut(text)
    step.detail = detail.map(cut)
    for place in events.indices {
      step.events[place].call = events[place].call.map(cut)
      step.events[place].effects = events[place].effects.prefix(100).map {
        var effect = $0
        effect.text = cut(effect.text)
        return effect
      }
    }
    return step
  }
}

extension AnsweredDescription {
  fileprivate var terms: String {
    let parts = [reason, until.map { "until \($0)" }, link, key].compactMap(\.self)
    return VisibleText.visible(parts.joined(separator: ", "), limit: 1_000)
  }
}
