/// The findings of a subject that have one cause.
package struct FindingGroup: Sendable {
  /// The key of the cause.
  ///
  /// It contains no seed and no name that only one play has.
  package var key: String
  /// The findings, each with its case.
  ///
  /// The one that is shown in full comes first.
  package var findings: [(result: CaseResult, finding: Finding)]

  /// The finding that is shown in full: it has the highest level, and the shortest run among those of this level.
  package var lead: (result: CaseResult, finding: Finding) { findings[0] }

  /// The level of the finding that is shown in full, which is the highest level in the group.
  package var level: Requirement.Level { lead.result.level }

  /// The number of runs or payloads that show the cause.
  package var runs: Int {
    if case .payload = lead.finding.claim { return findings.count }
    return findings.map { $0.finding.others + 1 }.max() ?? 0
  }

  /// The names of the other requirements or payloads in the group.
  ///
  /// A scenario whose `then` does not hold is named only if no requirement is violated.
  package var others: [String] {
    var seen: Set<String> = [lead.result.id]
    return findings.filter { $0.result.kind == lead.result.kind }.map(\.result.id)
      .filter { seen.insert($0).inserted }
  }

  /// Returns the causes of all findings that fail a case, the most serious first.
  ///
  /// Findings of scenarios and of generated runs repeat those of requirements. They count only if a filter has left the
  /// requirement out.
  package static func all(in cases: [CaseResult]) -> [FindingGroup] {
    var order: [String] = []
    var found: [String: [(result: CaseResult, finding: Finding)]] = [:]
    var told: Set<String> = []
    for result in cases {
      guard case .failed(let findings) = result.outcome else { continue }
      for finding in findings {
        if result.kind != .requirement, told.contains(finding.kind) { continue }
        let key = finding.cause ?? finding.key ?? finding.kind
        if found[key] == nil { order.append(key) }
        found[key, default: []].append((result, finding))
      }
      if result.kind == .requirement { told.formUnion(findings.map(\.kind)) }
    }
    return order.map { key in
      let findings = (found[key] ?? []).enumerated()
        .sorted { first, second in
          let ranks = [first, second].map { rank($0.element.result, $0.element.finding) }
          return ranks[0] == ranks[1] ? first.offset < second.offset : ranks[0] < ranks[1]
        }
      return FindingGroup(key: key, findings: findings.map(\.element))
    }
    .enumerated().sorted { first, second in
      first.element.rank == second.element.rank
        ? first.offset < second.offset : first.element.rank < second.element.rank
    }
    .map(\.element)
  }

  /// The rank among causes; the most serious cause has the lowest.
  private var rank: (Int, Int) {
    (lead.finding.isHarmless ? Requirement.Level.allCases.count : level.rank, -runs)
  }

  /// The rank of a finding among those of one cause; the finding that is shown in full has the lowest.
  ///
  /// A comparison of two runs takes longer to understand than a duty, and the `then` of a scenario states no duty.
  private static func rank(_ result: CaseResult, _ finding: Finding) -> (Int, Int, Int) {
    (result.level.rank, finding.distance, finding.run?.steps.count ?? 0)
  }
}

extension Requirement.Level {
  /// The rank of the level; the strongest level has the lowest.
  fileprivate var rank: Int {
    switch self {
    case .must: 0
    case .should: 1
    case .may: 2
    }
  }
}

extension Finding {
  /// How far the claim is from a plain duty: 1 for a comparison of runs, 2 for the `then` of a scenario.
  fileprivate var distance: Int {
    switch claim {
    case .requirement(let requirement, _): requirement.isRelational ? 1 : 0
    case .outcome: 2
    case .payload: 0
    }
  }

  /// Whether the finding is known to harm no user of the app.
  fileprivate var isHarmless: Bool {
    if case .payload(let departure) = claim { !departure.hurtsUser } else { false }
  }
}
