/// The findings of a subject that have one cause.
package struct CauseGroup<Member: CauseMember>: Sendable {
  /// The key of the cause, without a seed or a name that was made up during a play.
  package var key: String
  package var findings: [Member]

  /// The finding to read first, chosen by highest level, then smallest ``CauseMember/distance``, then fewest steps.
  package var lead: Member { findings[0] }

  package var level: Requirement.Level { lead.caseLevel }

  /// The number of payloads that show the cause; for a center, the number of runs that show the most frequent finding.
  package var runCount: Int {
    if lead.caseKind == .payload { return findings.count }
    return findings.map(\.runCount).max() ?? 0
  }

  /// The names of the other cases that show the cause, each once: requirements for a center, payloads for a parser.
  ///
  /// If the cause violates no requirement, the names are those of scenarios whose `then` does not hold.
  package var others: [String] {
    var seen: Set<String> = [lead.caseID]
    return findings.filter { $0.caseKind == lead.caseKind }.map(\.caseID)
      .filter { seen.insert($0).inserted }
  }

  /// Returns the causes of findings; the most severe cause comes first.
  ///
  /// The case of a requirement also reports violations in scenarios and generated runs. So the kit uses a finding of a
  /// scenario or a generated run only if a filter has left out the requirement.
  package static func all(of findings: [Member]) -> [CauseGroup] {
    var order: [String] = []
    var found: [String: [Member]] = [:]
    var told: Set<String> = []
    for finding in findings {
      if finding.caseKind == .requirement {
        told.insert(finding.kind)
      } else if told.contains(finding.kind) {
        continue
      }
      let key = finding.causeKey
      if found[key] == nil { order.append(key) }
      found[key, default: []].append(finding)
    }
    return order.map { key in
      CauseGroup(key: key, findings: (found[key] ?? []).stablySorted { $0.rank < $1.rank })
    }
    .stablySorted { $0.rank < $1.rank }
  }

  /// The rank among causes; the most severe cause has the lowest rank.
  ///
  /// A cause that only the `then` of an app's own scenario shows comes first; the scenario's name is its key.
  private var rank: (Int, Int) {
    if lead.caseKind == .scenario, key == lead.caseID { return (-1, 0) }
    return (lead.isHarmless ? Requirement.Level.allCases.count : level.rank, -runCount)
  }
}

extension CauseMember {
  /// The rank of a finding in its cause; the finding to read first has the lowest rank.
  ///
  /// Findings of a higher level come first. At one level, a comparison of two runs comes later, because readers need
  /// longer to understand a comparison. The `then` of a scenario comes last, because `then` does not say which
  /// requirement the run violates.
  fileprivate var rank: (Int, Int, Int) { (caseLevel.rank, distance, stepCount) }
}

extension Array {
  /// Returns the sorted elements; elements of equal rank keep their order, which `sorted` does not promise.
  func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { first, second in
      if precedes(first.element, second.element) { return true }
      return !precedes(second.element, first.element) && first.offset < second.offset
    }
    .map(\.element)
  }
}
