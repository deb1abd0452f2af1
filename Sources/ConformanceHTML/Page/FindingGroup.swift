/// Findings of one subject that have one cause.
struct FindingGroup {
  /// A finding and the case that reports it.
  struct Member {
    var finding: RecordedFinding
    var result: RecordedCase
  }

  /// The finding that is shown in full.
  var first: Member
  /// The other findings.
  var others: [Member]

  /// Returns the groups of a subject, in the order of their first findings.
  ///
  /// Findings with equal keys are one group; without keys, findings of one requirement are one. A finding of the case of
  /// its own requirement comes first, because it has the shortest story.
  static func groups(
    of cases: [RecordedCase],
    findings: (RecordedCase) -> [RecordedFinding]
  ) -> [FindingGroup] {
    var places: [String: Int] = [:]
    var groups: [[Member]] = []
    for result in cases {
      for finding in findings(result) {
        // A kind is no key, whatever it is called.
        let key = finding.group.map { "group " + $0 } ?? "kind " + finding.kind
        let member = Member(finding: finding, result: result)
        if let place = places[key] {
          groups[place].append(member)
        } else {
          places[key] = groups.count
          groups.append([member])
        }
      }
    }
    return groups.compactMap { members in
      let first = members.firstIndex { $0.result.id == $0.finding.kind } ?? 0
      var others = members
      return FindingGroup(first: others.remove(at: first), others: others)
    }
  }
}

extension RecordedCase {
  /// The findings that fail the case.
  var failures: [RecordedFinding] {
    if case .failed(let findings) = outcome { findings } else { [] }
  }
}
