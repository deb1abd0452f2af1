/// A group of findings on the page.
struct GroupEntry {
  /// A finding beside the one that is shown in full.
  struct Other {
    var id: String
    var kind: String
    var message: String
    var again: String
  }

  let anchor: String
  let status: String
  let sign: String
  let word: String
  let isOpen: Bool
  let kind: String
  let level: String
  let headline: String
  let clause: String
  let expectations: [RecordedFinding.Expectation]
  let harm: String?
  let why: String?
  let hint: String?
  let payload: String?
  let storyTitle: String?
  let diagram: SequenceDiagram?
  let diagramLabel: String
  let again: String
  let seenElsewhere: String?
  let others: [Other]
  let hasOthers: Bool
  let othersTitle: String
  let text: String

  /// Creates the entry of a group.
  init(_ group: FindingGroup, subject: String, anchor: String, isNote: Bool, isOpen: Bool) {
    let (finding, result) = (group.first.finding, group.first.result)
    self.anchor = anchor
    self.isOpen = isOpen
    status = isNote ? "note" : "failed"
    sign = isNote ? "•" : CaseStatus.failed.sign
    word = isNote ? "note" : CaseStatus.failed.word
    kind = result.kind == .payloads || finding.kind == "scenario.outcome" ? result.id : finding.kind
    level = result.level
    clause = finding.clause
    expectations = finding.expectations.map {
      .init(
        expected: VisibleText.visible($0.expected, limit: 4_000),
        seen: VisibleText.visible($0.seen, limit: 4_000)
      )
    }
    headline = VisibleText.visible(
      finding.expectations.first.map { "Expected \($0.expected)" } ?? finding.message,
      limit: 200
    )
    harm = finding.hurtsUser.map {
      $0 ? "Users of the app can be harmed." : "No user of the app is harmed."
    }
    why = finding.why
    hint = finding.hint
    payload = finding.payload.map { VisibleText.visible($0, limit: 4_000) }
    let steps = finding.story.count == 1 ? "1 step" : "\(finding.story.count) steps"
    storyTitle =
      finding.story.isEmpty
      ? nil
      : "The story, in \(steps)" + (finding.scenario.map { ", from \($0)" } ?? "")
    diagram = SequenceDiagram.of(finding.story)
    diagramLabel =
      "Sequence diagram of \(kind) in \(subject); the text of the finding tells the same"
    again = finding.again
    seenElsewhere =
      finding.others == 0
      ? nil
      : "Also seen in \(finding.others) other \(finding.others == 1 ? "scenario" : "scenarios")."
    others = group.others.map { other in
      Other(
        id: other.result.id,
        kind: other.finding.kind,
        message: VisibleText.visible(other.finding.message, limit: 1_000),
        again: other.finding.again
      )
    }
    hasOthers = !others.isEmpty
    othersTitle =
      others.count == 1 ? "1 other case shows it" : "\(others.count) other cases show it"
    text = VisibleText.visible(finding.text, limit: 60_000)
  }
}
