import ConformanceReports
import PushConformance

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
