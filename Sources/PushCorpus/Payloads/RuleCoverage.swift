import PushPayloads

/// Which rules the vectors of a corpus break, and which they come close to breaking.
struct RuleCoverage: Sendable {
  private var broken: Set<String> = []
  private var nearMisses: Set<String> = []
  /// Whether every manifest was read: of what stands in the others nothing is known.
  var isComplete = true

  /// Takes a vector into account.
  mutating func record(_ vector: PayloadVector) {
    broken.formUnion(vector.diagnostics.map(\.rule))
    nearMisses.formUnion(vector.nearMisses)
  }

  /// The rules that have no vector, each named where one would stand.
  func findings(rules: [PayloadRule], areas: [String]) -> [PayloadCorpusFinding] {
    guard isComplete else { return [] }
    let areas = Set(areas)
    return rules.flatMap { rule in
      let area = Slug.area(of: rule.id)
      var problems: [PayloadCorpusFinding.Problem] = []
      if !broken.contains(rule.id) { problems.append(.unbrokenRule(rule.id)) }
      if !nearMisses.contains(rule.id) { problems.append(.ruleWithoutNearMiss(rule.id)) }
      return problems.map { problem in
        PayloadCorpusFinding(
          file: areas.contains(area) ? PayloadCorpus.manifestPath(of: area) : "payloads",
          position: SourcePosition(of: 0, in: []),
          problem: problem
        )
      }
    }
  }
}
