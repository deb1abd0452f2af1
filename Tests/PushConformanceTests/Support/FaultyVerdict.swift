import PushConformance

@testable import FaultyCenters

/// The verdict on a faulty center, which several suites use.
///
/// By default only golden scenarios are played; `Sweep` adds generated runs.
@MainActor struct FaultyVerdict {
  let caughtBy: Set<String>
  /// The requirements in the order in which golden scenarios violate them.
  let finds: [String]
  /// The text of each requirement's error.
  let errors: [String]
  let causes: [FindingGroup]

  private static var known: [String: FaultyVerdict] = [:]

  /// Judges a center once.
  static func verdict(on row: SubjectRow) async throws -> FaultyVerdict {
    if let verdict = known[row.fullName] { return verdict }
    let verdict = FaultyVerdict(try await results(of: row))
    known[row.fullName] = verdict
    return verdict
  }

  static func results(
    of row: SubjectRow,
    on isPlayed: (Scenario) -> Bool = { _ in true }
  ) async throws -> [CaseResult] {
    var kit = try Kit.load()
    kit.scenarios = kit.scenarios.filter(isPlayed)
    let options = RunOptions(level: .should, seed: Sweep.seed, caseCount: Sweep.cases ?? 0)
    return await ConformanceRunner(kit: kit, options: options).run(row.subject()).cases
  }

  private init(_ cases: [CaseResult]) {
    // A center that never shows a toast gives no occasion to judge toasts, so requirements can be skipped.
    let requirements = cases.filter { $0.kind == .requirement }
    caughtBy = Set(requirements.filter { !$0.outcome.findings.isEmpty }.map(\.id))
    errors = requirements.compactMap { result in result.error.map { "\(result.id): \($0.text)" } }
    var finds: [String] = []
    for result in cases where result.kind == .scenario {
      for case .requirement(let requirement, _) in result.outcome.findings.map(\.claim)
      where !finds.contains(requirement.id) { finds.append(requirement.id) }
    }
    self.finds = finds
    causes = FindingGroup.all(in: cases)
  }
}
