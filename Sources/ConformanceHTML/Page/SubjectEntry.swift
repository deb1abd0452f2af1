import ConformanceReports
import PushConformance

struct SubjectEntry {
  struct Row {
    var status: String
    var sign: String
    var word: String
    var id: String
    var place: String?
    var title: String
    var kind: String
    var level: String
    var runs: String
    var time: String
    var seen: String?
  }

  let name: String
  let countText: String
  let facts: String
  let reasonForOtherOrders: String?
  let shard: String?
  let rows: [Row]

  init(_ subject: SubjectDescription) {
    name = subject.name
    countText = subject.cases.count.counted("case")
    facts = (subject.counts.words + ["took \(WrittenTime.duration(subject.time))"]).joined(
      separator: ", "
    )
    reasonForOtherOrders = subject.reasonForOtherOrders
    shard = subject.shard
    rows = subject.cases.map { result in
      let status = result.status
      return Row(
        status: status.rawValue,
        sign: status.sign,
        word: status.word,
        id: result.id,
        place: result.place,
        title: FoldedClause(result.title).duty,
        kind: result.kind.word,
        level: result.level.rawValue,
        runs: result.runCount.map { "\($0)" } ?? "",
        time: WrittenTime.duration(result.time),
        seen: result.seen.map { VisibleText.visible($0, limit: 1_000) }
      )
    }
  }
}

extension CaseDescription {
  /// The place of a requirement in the reference; nil for other cases, which have no page.
  var place: String? { kind == .requirement ? ConformanceKit.place(of: id) : nil }
}

extension CaseResult.Kind {
  fileprivate var word: String {
    switch self {
    case .requirement: "requirement"
    case .scenario: "scenario"
    case .generated: "generated"
    case .payload: "payload"
    }
  }
}
