package import PushCorpus

/// The kit's files in memory: the requirements, and the scenarios that subjects play.
package struct ConformanceKit: Sendable {
  package var catalogue: RequirementCatalogue
  /// The kit's own scenarios, and then the scenarios of each further folder, each sorted by name.
  package var scenarios: [Scenario]
  /// The files of the scenarios that are not the kit's own, by the names of the scenarios.
  ///
  /// A file in the working folder, or below it, has a path relative to the working folder.
  private(set) var files: [String: String] = [:]
  /// Payloads of real apps, which generated notifications may carry.
  let corpusPayloads: CorpusPayloads

  /// Reads the kit's requirements and golden scenarios, and further scenarios, such as the user's own.
  ///
  /// Throws the error of the first folder or file that cannot be read or is invalid.
  package init(
    resources: KitResources,
    scenariosBelow folders: [CorpusFolder] = []
  ) throws(KitError) {
    catalogue = try RequirementCatalogue(reading: CorpusFolder(resources.specs))
    let golden: CorpusFolder
    do {
      golden = try CorpusFolder(resources.corpus).folder("scenarios")
    } catch {
      throw .file(error)
    }
    corpusPayloads = try CorpusPayloads(reading: PayloadCorpus(corpus: resources.corpus))
    scenarios = []
    try add(scenariosBelow: golden)
    for folder in folders { try add(own: folder) }
  }

  private mutating func add(own folder: CorpusFolder) throws(KitError) {
    let count = scenarios.count
    try add(scenariosBelow: folder)
    for scenario in scenarios[count...] { files[scenario.id] = folder.path(of: scenario.path) }
  }

  private mutating func add(scenariosBelow folder: CorpusFolder) throws(KitError) {
    var seen = Set(scenarios.map(\.id))
    for scenario in try ScenarioLibrary(reading: folder).scenarios {
      guard seen.insert(scenario.id).inserted else { throw .duplicate(scenario.id) }
      for id in scenario.exercises where requirement(id) == nil {
        throw .scenario(.unknownName(id), file: scenario.path)
      }
      scenarios.append(scenario)
    }
  }

  /// Returns the kit with the scenarios of one more folder; throws the problem of the first invalid file.
  package func adding(scenariosBelow folder: CorpusFolder) throws(KitError) -> ConformanceKit {
    var kit = self
    try kit.add(own: folder)
    return kit
  }

  /// Finds the kit's folders and reads their files; throws if they are missing or invalid.
  package static func load() throws(KitError) -> ConformanceKit {
    let resources: KitResources
    do { resources = try KitResources.locate() } catch { throw .resources(error) }
    return try ConformanceKit(resources: resources)
  }

  package func requirement(_ id: String) -> Requirement? {
    catalogue[id]
  }
}

extension ConformanceKit {
  /// The version of the kit, as reports state it.
  package static let version = "0.1.0"
}
