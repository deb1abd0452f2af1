import PushConformance

/// A cause on the page: the finding to read, and what else shows the cause.
struct GroupEntry {
  /// The explanation of a participant or notification, and the step in which its name occurs first.
  struct Detail {
    var step: String
    var text: String
  }

  /// Another requirement or payload that shows the cause.
  struct Other {
    var id: String
    var clause: String
    var message: String
    var again: String
  }

  let anchor: String
  let status: String
  let sign: String
  let word: String
  let isOpen: Bool
  /// The number of the cause, which is the same as in the output of the run; nil for a note, which fails no case.
  let number: Int?
  let title: String
  let facts: String
  let id: String
  let headline: String
  let expectations: [RecordedFinding.Expectation]
  let harm: String?
  let why: String?
  let hint: String?
  let payload: String?
  let storyTitle: String?
  let diagram: SequenceDiagram?
  let diagramLabel: String
  let details: [Detail]
  let again: String
  let others: [Other]
  let hasOthers: Bool
  let othersTitle: String
  /// The scenarios and blocks that show the cause.
  let cases: [String]
  let hasCases: Bool
  let casesTitle: String
  let text: String

  /// Creates the entry of a cause.
  ///
  /// - Parameters:
  ///   - group: The cause.
  ///   - cases: The cases that show the cause.
  ///   - subject: The name of the subject.
  ///   - anchor: The anchor of the entry.
  ///   - number: The number of the cause; nil for a note, which fails no case.
  ///   - isOpen: Whether the entry is unfolded.
  init(
    _ group: CauseGroup<RecordedMember>,
    shownBy cases: [RecordedCase],
    subject: String,
    anchor: String,
    number: Int?,
    isOpen: Bool
  ) {
    let (finding, result) = (group.lead.finding, group.lead.result)
    self.anchor = anchor
    self.isOpen = isOpen
    self.number = number
    status = number == nil ? "note" : "failed"
    sign = number == nil ? "•" : CaseStatus.failed.sign
    word = number == nil ? "note" : CaseStatus.failed.word
    id = result.id
    title = VisibleText.visible(finding.clause, limit: 2_000)
    let noun = result.kind == .payload ? "payload" : "run"
    facts = "\(result.level.rawValue) · " + Self.counted(group.runs, noun)
    expectations = finding.expectations.map {
      .init(
        expected: VisibleText.visible($0.expected, limit: 4_000),
        seen: VisibleText.visible($0.seen, limit: 4_000)
      )
    }
    headline = VisibleText.visible(finding.message, limit: 200)
    harm = finding.hurtsUser.map {
      $0 ? "Users of the app can be harmed." : "No user of the app is harmed."
    }
    why = finding.why
    hint = finding.hint
    payload = finding.payload.map { VisibleText.visible($0, limit: 4_000) }
    storyTitle =
      finding.story.isEmpty
      ? nil
      : "The story, in \(Self.counted(finding.story.count, "step"))"
        + (finding.scenario.map { ", from \($0)" } ?? "")
    diagram = SequenceDiagram.of(finding.story)
    diagramLabel =
      "Sequence diagram of \(result.id) in \(subject); the text of the finding tells the same"
    details = finding.story.compactMap { step in
      step.detail.map { Detail(step: step.text, text: VisibleText.visible($0, limit: 1_000)) }
    }
    again = finding.again
    others = group.findings.dropFirst().filter { $0.result.kind == result.kind }.map { other in
      Other(
        id: other.result.id,
        clause: VisibleText.visible(other.finding.clause, limit: 1_000),
        message: VisibleText.visible(other.finding.message, limit: 1_000),
        again: other.finding.again
      )
    }
    hasOthers = !others.isEmpty
    othersTitle = "\(Self.counted(others.count, "more finding")) with the same cause"
    let shown = cases.filter { $0.kind != result.kind }
    self.cases = shown.map(\.id)
    hasCases = !shown.isEmpty
    let scenarios = shown.count { $0.kind == .scenario }
    let blocks = shown.count - scenarios
    casesTitle =
      "It shows in "
      + [
        scenarios > 0 ? Self.counted(scenarios, "scenario") : nil,
        blocks > 0 ? Self.counted(blocks, "block") + " of generated runs" : nil,
      ].compactMap(\.self).joined(separator: " and ")
    text = VisibleText.visible(finding.text, limit: 60_000)
  }

  private static func counted(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
