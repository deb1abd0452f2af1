/// A finding and the case that reports it, as an element of a ``CauseGroup``.
///
/// The findings are from runs, or from a file of results.
package protocol CauseMember: Sendable {
  /// The kind of finding in reports, such as the name of a requirement, or `payload.misread`.
  var kind: String { get }
  var causeKey: String { get }
  var caseID: String { get }
  var caseKind: CaseResult.Kind { get }
  var caseLevel: Requirement.Level { get }
  /// The difficulty of the finding for a reader: 0 for a payload or a requirement about one run, 1 for a comparison of
  /// runs, and 2 for the `then` of a scenario.
  var distance: Int { get }
  /// The number of steps of the run; 0 for a payload.
  var stepCount: Int { get }
  var runCount: Int { get }
  /// True if the finding is known to harm no user.
  var isHarmless: Bool { get }
}

package struct CaseFinding: CauseMember {
  package var result: CaseResult
  package var finding: Finding

  package var kind: String { finding.kind }
  package var causeKey: String { finding.group ?? finding.kind }
  package var caseID: String { result.id }
  package var caseKind: CaseResult.Kind { result.kind }
  package var caseLevel: Requirement.Level { result.level }
  package var stepCount: Int { finding.run?.steps.count ?? 0 }
  package var runCount: Int { finding.otherRunCount + 1 }
  package var isHarmless: Bool { finding.hurtsUser == false }

  package var distance: Int {
    switch finding.claim {
    case .requirement: finding.comparesRuns ? 1 : 0
    case .outcome: 2
    case .payload: 0
    }
  }
}

package typealias FindingGroup = CauseGroup<CaseFinding>

extension FindingGroup {
  package static func all(in cases: [CaseResult]) -> [FindingGroup] {
    let findings = cases.flatMap { result in
      result.findings.map { CaseFinding(result: result, finding: $0) }
    }
    return all(of: findings)
  }
}
