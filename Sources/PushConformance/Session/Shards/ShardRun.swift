/// Plays one shard of the run of a center.
///
/// If the shard shows a fault, the kit plays the whole run. Only the findings of the whole run show which violating run
/// is the shortest, and which findings share a cause (Specs/decisions/0091).
@MainActor struct ShardRun {
  private(set) var session: RunSession
  private(set) var mark: ShardMark

  init(_ session: RunSession) {
    self.session = session
    mark = ShardMark(session)
    let share = Share(of: session.options.shard, in: session)
    (self.session.played, self.session.told) = (share, share)
  }

  /// Plays and judges the shard, and returns the cases of the shard; `other` returns a new session of the whole run.
  ///
  /// Even if the kit plays the whole run, the case of each requirement counts only the places and runs of the shard.
  mutating func run(_ other: () -> RunSession) async -> [CaseResult] {
    let plays = await session.play()
    var cases: [CaseResult]?
    if !plays.showNothing {
      let share = session.told
      // This assignment ends the processes of the shard, so that they do not run beside the processes of the whole run.
      session = other()
      session.told = share
      let all = await session.play()
      // If the whole run does not show the fault of the shard, the center behaves differently each time. Then the
      // results of the shard count, so that the fault is not lost.
      if all.showNothing {
        session.played = share
      } else {
        (mark.knowsWhole, mark.isObstructed) = (true, all.obstacle != nil)
        // If no generated runs were played, every shard reports the errors of all blocks.
        if mark.isObstructed { session.told.addAllBlocks() }
        cases = await session.conclude(all)
      }
    }
    var told: [CaseResult]
    if let cases { told = cases } else { told = await session.conclude(plays) }
    for (index, requirement) in session.kit.catalog.requirements.enumerated()
    where session.options.filter.chooses(requirement.id) {
      let occasions = plays.occasions(of: requirement)
      (told[index].satisfiedCount, told[index].exercisedRunCount) = (occasions.all, occasions.runs)
      mark.golden[requirement.id] = occasions.golden
    }
    return told
  }
}

/// The golden scenarios and the blocks of generated runs of one shard.
struct Share {
  /// The names of the scenarios; nil for all scenarios.
  private var scenarios: Set<String>?
  /// The blocks; nil for all blocks.
  private var blocks: Set<GenerationBlock>?

  static let whole = Share()

  private init() {}

  @MainActor init(of shard: Shard, in session: RunSession) {
    guard !shard.isWhole else { return }
    let (kit, subject, options) = (session.kit, session.subject, session.options)
    let golden = Set(session.applyingScenarios.map(\.id))
    // The scenarios that are not played are divided among the shards, too, since each scenario is a case of the report.
    let scenarios = shard.share(of: kit.scenarios) { golden.contains($0.id) ? 1 : 0 }
    let drawn = Set(session.blocksToPlay)
    let blocks = shard.share(of: session.blocks) {
      drawn.contains($0) ? $0.runs(of: subject, options) : 0
    }
    self.scenarios = Set(scenarios.map(\.id))
    self.blocks = Set(blocks)
  }

  mutating func addAllBlocks() { blocks = nil }

  func contains(_ scenario: Scenario) -> Bool { scenarios?.contains(scenario.id) ?? true }

  func contains(_ block: GenerationBlock) -> Bool { blocks?.contains(block) ?? true }
}
