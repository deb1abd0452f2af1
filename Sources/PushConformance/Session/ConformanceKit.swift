package import PushCorpus

/// The kit's files in memory: the requirements, and the scenarios that subjects play.
package struct ConformanceKit: Sendable {
  package var catalog: RequirementCatalog
  /// The kit's own scenarios, followed by the scenarios of each added folder; each group is sorted by name.
  package var scenarios: [Scenario]
  /// The paths of the files of the user's scenarios, by scenario name.
  ///
  /// The path of a file in or below the working folder is relative to the working folder.
  private(set) var files: [String: String] = [:]
  /// The smallest number of requirements, from the file of answers, that the kit has to judge; nil for no minimum.
  var floor: Int?
  /// Payloads of real apps, which generated notifications can carry.
  let corpusPayloads: CorpusPayloads

  package init(
    resources: KitResources,
    scenariosBelow folders: [CorpusFolder] = []
  ) throws(KitError) {
    catalog = try RequirementCatalog(reading: CorpusFolder(resources.specs))
    let golden = try KitError.wrapping(try CorpusFolder(resources.corpus).folder("scenarios"))
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

  package func adding(scenariosBelow folder: CorpusFolder) throws(KitError) -> ConformanceKit {
    var kit = self
    try kit.add(own: folder)
    return kit
  }

  package static func load() throws(KitError) -> ConformanceKit {
    try ConformanceKit(resources: .load())
  }

  /// The names of the requirements and scenarios, in the order of a report.
  package var caseNames: [String] { catalog.requirements.map(\.id) + scenarios.map(\.id) }

  package func requirement(_ id: String) -> Requirement? { catalog[id] }
}

extension ConformanceKit {
  package static let version = "0.1.0"
  package static let address = "https://github.com/OWNER/push-conformance"
  package static let guides =
    "\(address)/blob/HEAD/Sources/PushConformanceTesting/PushConformanceTesting.docc"
  /// The address of the generated pages about requirements and payload rules.
  ///
  /// On the default branch, these pages have an entry for each name that any version of the kit has printed.
  package static let reference = "\(address)/blob/HEAD/Specs/reference"

  /// Returns the page and the anchor of a requirement or a rule, below ``reference``; nil for a malformed name.
  ///
  /// GitHub makes an anchor from each heading, and drops the dots of the heading.
  package static func place(of id: String) -> String? {
    guard Slug.isValid(id) else { return nil }
    return "\(Slug.area(of: id)).md#\(id.replacing(".", with: ""))"
  }

  package static func page(of id: String) -> String? { place(of: id).map { "\(reference)/\($0)" } }

  func reasonToSkip(_ scenario: Scenario, _ subject: PushCenterSubject) -> SkipReason? {
    let exercised = scenario.exercises.compactMap { requirement($0) }
    let missing =
      scenario.missingRoles(of: subject.roles)
      + exercised.flatMap(\.roles).filter { !subject.roles.contains($0) }
    if let role = Role.allCases.first(where: missing.contains) { return .roleNotOffered(role) }
    let policies = subject.policies(for: scenario)
    for condition in [scenario.policies] + exercised.map(\.policies) {
      if let mismatch = condition.mismatch(with: policies) { return .policy(mismatch) }
    }
    return scenario.undeclared(in: subject.vocabulary)
  }

  /// Returns the kit without the cases about roles of older systems, unless `roles` has such a role.
  ///
  /// The kit keeps the user's scenarios and the cases that a filter names, so that the results can say why these cases
  /// were not judged.
  package func fitting(_ roles: Set<Role>, _ filter: CaseFilter = CaseFilter()) -> ConformanceKit {
    guard !roles.contains(where: \.isOfOlderSystems) else { return self }
    var kit = self
    kit.catalog.requirements.removeAll {
      !filter.names($0.id) && $0.roles.contains(where: \.isOfOlderSystems)
    }
    kit.scenarios.removeAll { scenario in
      let exercised = scenario.exercises.compactMap { requirement($0) }.flatMap(\.roles)
      let needed = scenario.missingRoles(of: roles) + exercised
      return !filter.names(scenario.id) && files[scenario.id] == nil
        && needed.contains(where: \.isOfOlderSystems)
    }
    return kit
  }

  func faultOfFloor(subject: PushCenterSubject) -> DeclarationFault? {
    guard let floor else { return nil }
    let (judged, turnedOff) = coverage(of: subject)
    guard judged < floor else { return nil }
    let lines = turnedOff.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    return .judgesTooFew(
      floor: floor,
      judged: judged,
      lines: lines.map { DeclarationFault.LineCount(line: $0.key, requirements: $0.value) }
    )
  }

  /// Returns how many requirements the kit can judge, and how many requirements each line of the declaration turns off.
  ///
  /// The count depends only on the declaration and the roles. So the count is the same in every shard, with every
  /// filter, and with any number of generated runs.
  func coverage(of subject: PushCenterSubject) -> (judged: Int, turnedOff: [String: Int]) {
    var reasons: [String: [SkipReason?]] = [:]
    for scenario in scenarios {
      let reason = reasonToSkip(scenario, subject)
      for id in scenario.exercises { reasons[id, default: []].append(reason) }
    }
    var judged = 0
    var turnedOff: [String: Int] = [:]
    for requirement in catalog.requirements {
      let own = requirement.reasonToSkip(subject)
      let exercising = reasons[requirement.id] ?? []
      if own == nil, exercising.contains(nil) {
        judged += 1
        continue
      }
      let line = own?.declaredLine ?? exercising.lazy.compactMap { $0?.declaredLine }.first
      if let line { turnedOff[line, default: 0] += 1 }
    }
    return (judged, turnedOff)
  }
}

extension Scenario {
  func isPlayable(by subject: PushCenterSubject) -> Bool {
    missingRoles(of: subject.roles).isEmpty && undeclared(in: subject.vocabulary) == nil
  }

  fileprivate func missingRoles(of roles: Set<Role>) -> [Role] {
    neededRoles.filter { roles.isDisjoint(with: $0) }.compactMap(\.first)
  }

  func undeclared(in vocabulary: Vocabulary) -> SkipReason? {
    let pushes = notifications.sorted { $0.key < $1.key }
    if let shape = pushes.lazy.compactMap({ $0.value.neverSentShape(in: vocabulary) }).first {
      return .neverSent(shape)
    }
    if let part = pushes.lazy.compactMap({ $0.value.partWithoutPlace(in: vocabulary) }).first {
      return .noPlace(for: part)
    }
    let events = pushes.lazy.filter { $0.value.origin == .own }.compactMap(\.value.type?.string)
      .filter { vocabulary.events[$0] == nil }
    if let event = events.first(where: { Vocabulary.events[$0] != nil }) {
      return .obstacle("the app has no event '\(event)': .events does not name it")
    }
    return unheardResponse(in: vocabulary).map { .noSuchAction($0.name, line: $0.line) }
  }
}
