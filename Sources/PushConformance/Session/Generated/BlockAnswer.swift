import PushSimulation

/// The outcome of a block of generated runs, in the form that one process sends to another process.
struct BlockAnswer {
  /// A find with the name of its requirement; ``finds(of:)`` looks up the requirement by this name.
  fileprivate struct Find {
    var requirement: String
    var scenario: Scenario
    var schedule: Schedule
  }

  var block: GeneratedRuns.Block
  private(set) var verdicts: [String: GeneratedRuns.Tally]
  private let finds: [Find]
  /// How the kit waits for the center in the next plays; nil if no process could play the block.
  var manner: PlayManner?
  var reasonForOtherOrders: String?

  init(
    _ block: GeneratedRuns.Block,
    _ verdicts: [String: GeneratedRuns.Tally],
    _ finds: [String: GeneratedRuns.Find]
  ) {
    self.block = block
    self.verdicts = verdicts
    self.finds = finds.sorted { $0.key < $1.key }.map {
      Find(requirement: $0.key, scenario: $0.value.scenario, schedule: $0.value.schedule)
    }
  }

  func finds(of judges: [GeneratedRunJudge]) -> [GeneratedRuns.Find] {
    guard !finds.isEmpty else { return [] }
    let requirements = Dictionary(judges.map { ($0.requirement.id, $0.requirement) }) { $1 }
    return finds.compactMap { find in
      requirements[find.requirement].map {
        GeneratedRuns.Find(requirement: $0, scenario: find.scenario, schedule: find.schedule)
      }
    }
  }

  // MARK: - Bytes

  func write(to writer: inout WireWriter) {
    writer.write(manner, reasonForOtherOrders, block.runs, block.time, block.violated)
    writer.write(block.statistics, verdicts, finds, block.troubled?.scenario)
    block.troubled?.write(to: &writer)
  }

  init(
    from reader: inout WireReader,
    of block: GenerationBlock,
    by subject: PushCenterSubject
  ) throws(WireError) {
    self.block = GeneratedRuns.Block(block: block)
    manner = try reader.read()
    reasonForOtherOrders = try reader.read()
    self.block.runs = try reader.read()
    self.block.time = try reader.read()
    self.block.violated = try reader.read()
    self.block.statistics = try reader.read()
    verdicts = try reader.read()
    finds = try reader.read()
    if let scenario: Scenario = try reader.read() {
      self.block.troubled = try Run.read(of: scenario, with: subject, from: &reader)
    }
  }
}

extension BlockAnswer.Find: WireRecord {
  static let wire = WireForm(Self.init(requirement:scenario:schedule:)) {
    ($0.requirement, $0.scenario, $0.schedule)
  }
}

extension GeneratedRuns.Tally: WireRecord {
  static let wire = WireForm(Self.init(satisfied:exercisedRuns:violatedRuns:excused:unseen:)) {
    ($0.satisfied, $0.exercisedRuns, $0.violatedRuns, $0.excused, $0.unseen)
  }
}
