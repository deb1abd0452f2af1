import PushPayloads

/// The rules that the test vectors of a corpus break or nearly break.
struct RuleCoverage: Sendable {
  private var broken: Set<String> = []
  private var nearMisses: Set<String> = []
  /// True if the linter has read every manifest; if not, an unread manifest may have the missing test vectors.
  var isComplete = true

  mutating func record(_ vector: PayloadVector) {
    broken.formUnion(vector.diagnostics.map(\.rule))
    nearMisses.formUnion(vector.nearMisses)
  }

  /// Returns a finding for each rule that no test vector breaks, and for each rule that no test vector nearly breaks.
  ///
  /// There are no findings if the linter could not read a manifest. The file of a finding is the manifest of the rule's
  /// area, or the folder `payloads` if there is no such area.
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
