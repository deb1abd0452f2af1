/// The golden scenarios and the blocks of generated runs of one shard.
struct Share {
  /// The names of the scenarios; nil for all.
  private var scenarios: Set<String>?
  /// The blocks; nil for all.
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
    let blocks = shard.share(of: GenerationBlock.all(cases: options.caseCount)) {
      drawn.contains($0) ? $0.runs(of: subject, options) : 0
    }
    self.scenarios = Set(scenarios.map(\.id))
    self.blocks = Set(blocks)
  }

  /// Adds the blocks of all shards, because each shard reports the errors of all blocks if no block could be played.
  mutating func addAllBlocks() { blocks = nil }

  func contains(_ scenario: Scenario) -> Bool { scenarios?.contains(scenario.id) ?? true }

  func contains(_ block: GenerationBlock) -> Bool { blocks?.contains(block) ?? true }
}
