import ConformanceReports
import PushConformance

/// The causes of the findings of a subject, with all cases that show each cause.
struct SubjectCauses {
  let groups: [CauseGroup<RecordedMember>]
  /// The cases that show each cause, in the order of ``groups``; one case may show several causes.
  private(set) var cases: [[CaseDescription]]

  /// Groups findings of cases by cause, as a run does.
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
