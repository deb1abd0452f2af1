import ConformanceReports

/// The cases of a subject that were not judged for the same reason.
struct UnjudgedEntry {
  let reason: String
  let count: Int
  let countText: String
  let cases: [CaseDescription]

  static func entries(of cases: [CaseDescription]) -> [UnjudgedEntry] {
    // A case whose deviation has an answer counts as judged.
    let unjudged = cases.filter { $0.reason != nil && $0.answered.isEmpty }
    return unjudged.grouped(by: \.reason).enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map { _, cases in
        UnjudgedEntry(
          reason: VisibleText.visible(cases[0].reason ?? "", limit: 2_000),
          count: cases.count,
          countText: cases.count.counted("case"),
          cases: cases
        )
      }
  }
}
