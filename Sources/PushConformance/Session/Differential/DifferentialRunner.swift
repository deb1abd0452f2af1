import PropertyEngine
import PushSimulation

/// Plays the same scenarios with several subjects, such as a center and its rewrite, and finds where the subjects
/// differ.
///
/// The comparison covers the effects that a user or a server sees: toasts, routes, screens, uploads, replies, and the
/// notifications that observers receive. The comparison is stricter than the requirements: two conforming centers can
/// still differ.
package struct DifferentialRunner: Sendable {
  package var kit: ConformanceKit
  package var options: RunOptions
  /// The processes in which subjects play; nil to play in this process.
  package var hosts: (any SubjectHosts)?

  package init(
    kit: ConformanceKit,
    options: RunOptions = RunOptions(),
    hosts: (any SubjectHosts)? = nil
  ) {
    self.kit = kit
    self.options = options
    self.hosts = hosts
  }

  @MainActor package func run(_ subjects: [PushCenterSubject]) async -> Comparison {
    var session = DifferentialSession(kit: kit, options: options, subjects: subjects, hosts: hosts)
    await session.playGolden()
    await session.playGenerated()
    await session.checkForMemory()
    return session.comparison
  }
}

@MainActor private struct DifferentialSession {
  let kit: ConformanceKit
  let options: RunOptions
  let stages: [Stage]
  private(set) var comparison: Comparison
  /// For each area, the runs of the first scenario, one for each subject; `checkForMemory()` plays these scenarios
  /// again.
  private var firstPlays: [[Run]] = []
  private var areas: Set<String> = []

  init(
    kit: ConformanceKit,
    options: RunOptions,
    subjects: [PushCenterSubject],
    hosts: (any SubjectHosts)?
  ) {
    self.kit = kit
    self.options = options
    stages = subjects.map {
      Stage(subject: $0, by: options.quiet, in: [hosts?.host(of: $0.name)].compactMap(\.self))
    }
    comparison = Comparison(subjects: subjects.map(\.name))
  }

  private var subjects: [PushCenterSubject] { stages.map(\.subject) }

  // MARK: - Golden scenarios

  mutating func playGolden() async {
    for scenario in kit.scenarios where options.filter.chooses(scenario.id) {
      guard subjects.allSatisfy({ kit.reasonToSkip(scenario, $0) == nil }) else { continue }
      comparison.scenarios += 1
      if let parting = await confirmedParting(in: scenario) { comparison.partings.append(parting) }
    }
  }

  // MARK: - Generated scenarios

  mutating func playGenerated() async {
    for block in GenerationBlock.all(cases: options.caseCount)
    where options.filter.chooses(block.id) {
      guard subjects.allSatisfy({ block.area.reasonToSkip($0) == nil }) else { continue }
      await play(block)
    }
  }

  private mutating func play(_ block: GenerationBlock) async {
    guard let first = subjects.first else { return }
    let shared = subjects.dropFirst().reduce(first.roles) { $0.intersection($1.roles) }
    let machine = ScenarioMachine(
      area: block.area,
      roles: shared,
      vocabulary: sharedVocabulary(of: first),
      steps: options.stepLimit,
      payloads: kit.corpusPayloads
    )
    var cases = PropertyBlock(
      machine.generator(),
      plan: block.plan(for: first, options),
      number: block.number - 1
    )
    var found: ScenarioReducer<Void>.Showing?
    var others = 0
    while let next = cases.next() {
      defer { cases.report() }
      // If a step begins before the center is quiet, even correct centers can differ. So the kit removes early steps.
      var scenario = next.value.scenario
      scenario.when.removeAll(where: \.isEarly)
      guard canPlay(scenario) else { continue }
      comparison.generated += 1
      guard let step = await difference(in: scenario) else { continue }
      guard found == nil else {
        others += 1
        continue
      }
      found = .init(scenario: scenario, schedule: Schedule(), lastStep: step, witness: ())
    }
    guard let found else { return }
    var reducer = ScenarioReducer(found) { [self] scenario, schedule in
      guard canPlay(scenario) else { return nil }
      let behaviors = await runs(of: scenario).map(Behavior.init(of:))
      return Behavior.firstDifference(among: behaviors)
        .map { .init(scenario: scenario, schedule: schedule, lastStep: $0, witness: ()) }
    }
    await reducer.reduceAndMakePlain()
    let shortest = reducer.best.scenario
    var named = shortest
    named.id = "generated.parting-in-\(block.area.rawValue)-\(block.number)"
    named.title = "Found by comparing \(comparison.subjects.joined(separator: " and "))"
    guard var parting = await confirmedParting(in: named) else { return }
    parting.isShortened = shortest.steps.count < found.scenario.steps.count
    parting.otherScenarioCount = others
    comparison.partings.append(parting)
  }

  private func sharedVocabulary(of subject: PushCenterSubject) -> Vocabulary {
    subjects.reduce(into: subject.vocabulary) { shared, other in
      shared.neverSends.formUnion(other.vocabulary.neverSends)
      let actions = other.vocabulary.actions
      for index in shared.categories.indices {
        let own = shared.categories[index].actions
        shared.categories[index].actions = own.filter { actions[$0.key] != nil }
      }
    }
  }

  private func canPlay(_ scenario: Scenario) -> Bool {
    subjects.allSatisfy { kit.reasonToSkip(scenario, $0) == nil }
  }

  // MARK: - State between plays

  /// Plays the first scenario of each area again; a difference shows that a subject keeps state between plays.
  mutating func checkForMemory() async {
    guard !comparison.partings.isEmpty else { return }
    for runs in firstPlays {
      for (stage, run) in zip(stages, runs) {
        let again = await stage.play(run.scenario)
        guard Behavior(of: again) != Behavior(of: run) else { continue }
        comparison.unstable = (stage.subject.name, run.scenario.id)
        comparison.partings = []
        return
      }
    }
  }

  // MARK: - Comparing

  private func runs(of scenario: Scenario) async -> [Run] {
    var runs: [Run] = []
    for stage in stages { runs.append(await stage.play(scenario)) }
    return runs
  }

  private mutating func difference(in scenario: Scenario) async -> Int? {
    let runs = await runs(of: scenario)
    if areas.insert(scenario.area).inserted { firstPlays.append(runs) }
    return Behavior.firstDifference(among: runs.map(Behavior.init(of:)))
  }

  /// Returns the difference between the subjects in a scenario; nil unless two consecutive plays show a difference.
  private mutating func confirmedParting(in scenario: Scenario) async -> Parting? {
    guard await difference(in: scenario) != nil else { return nil }
    let runs = await runs(of: scenario)
    guard let step = Behavior.firstDifference(among: runs.map(Behavior.init(of:)))
    else { return nil }
    return Parting(Array(zip(comparison.subjects, runs)).map { (subject: $0, run: $1) }, in: step)
  }
}
