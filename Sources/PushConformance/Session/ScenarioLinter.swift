package import PushCorpus

package struct ScenarioLinter: Sendable {
  private let catalog: RequirementCatalog

  package init(catalog: RequirementCatalog) { self.catalog = catalog }

  package func lint(_ folder: CorpusFolder) throws(KitError) -> [String] {
    let (scenarios, problems) = try ScenarioLibrary.readAll(in: folder)
    let known = Set(catalog.requirements.map(\.id))
    let retired = Dictionary(catalog.retired.map { ($0.id, $0) }) { first, _ in first }
    var lines = problems.map(\.description)
    for scenario in scenarios {
      for id in scenario.exercises where !known.contains(id) {
        let heir = retired[id]?.mergedInto.map { "; it has become \($0)" } ?? ""
        lines.append("\(scenario.path): there is no requirement '\(id)'\(heir)")
      }
      if scenario.exercises.isEmpty {
        lines.append("\(scenario.path): the scenario lists no requirement that it exercises")
      }
    }
    return lines
  }
}
