import ConformanceReports

/// The cases of a subject that were not judged for the same reason.
struct UnjudgedEntry {
  let reason: String
  let count: Int
  let countText: String
  let cases: [CaseDescription]

  /// Returns an entry for each reason; reasons with the most cases come first.
  static func entries(of cases: [CaseDescription]) -> [UnjudgedEntry] {
    var places: [String: Int] = [:]
    var groups: [(reason: String, cases: [CaseDescription])] = []
    for result in cases {
      // A case whose deviation has an answer counts as judged.
      guard let reason = result.reason, result.answered.isEmpty else { continue }
      let place = places[reason] ?? groups.count
      if place == groups.count {
        places[reason] = place
        groups.append((reason, []))
      }
      groups[place].cases.append(result)
    }
    return groups.enumerated()
      .sorted { ($1.element.cases.count, $0.offset) < ($0.element.cases.count, $1.offset) }
      .map { _, group in
        UnjudgedEntry(
          reason: VisibleText.visible(group.reason, limit: 2_000),
          count: group.cases.count,
          countText: group.cases.count.counted("case"),
          cases: group.cases
        )
      }
  }
}
