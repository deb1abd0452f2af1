import ConformanceReports
import PushConformance

struct SubjectCauses {
  let groups: [CauseGroup<RecordedMember>]
  /// The cases that show each cause, in the order of ``groups``; one case can show several causes.
  private(set) var cases: [[CaseDescription]]

  init(of cases: [CaseDescription], findings: (CaseDescription) -> [FindingDescription]) {
    groups = CauseGroup.all(
      of: cases.flatMap { result in
        findings(result).map { RecordedMember(result: result, finding: $0) }
      }
    )
    var places: [String: Int] = [:]
    var placesOfKinds: [String: Int] = [:]
    for (place, group) in groups.enumerated() {
      places[group.key] = place
      for member in group.findings where placesOfKinds[member.kind] == nil {
        placesOfKinds[member.kind] = place
      }
    }
    self.cases = groups.map { _ in [] }
    for result in cases {
      var shown: Set<Int> = []
      for finding in findings(result) {
        let member = RecordedMember(result: result, finding: finding)
        guard let place = places[member.causeKey] ?? placesOfKinds[member.kind] else { continue }
        if shown.insert(place).inserted { self.cases[place].append(result) }
      }
    }
  }
}

/// A finding in a file of results, and the case that reports the finding.
struct RecordedMember: CauseMember {
  let result: CaseDescription
  let finding: FindingDescription

  var kind: String { finding.kind }
  var causeKey: String { finding.group ?? finding.kind }
  var caseID: String { result.id }
  var caseKind: CaseResult.Kind { result.kind }
  var caseLevel: Requirement.Level { result.level }
  var stepCount: Int { finding.story.count }
  var runCount: Int { finding.runCount }
  var isHarmless: Bool { finding.hurtsUser == false }

  var distance: Int {
    if finding.kind == FindingDescription.kindOfOutcome { return 2 }
    return finding.compares ? 1 : 0
  }
}
