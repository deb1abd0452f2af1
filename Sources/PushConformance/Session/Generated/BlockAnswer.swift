import PushSimulation

/// The outcome of a block of generated runs, in the form in which one process sends it to a second process.
struct BlockAnswer {
  /// A find with the name of the requirement instead of the requirement; ``finds(of:)`` finds the requirement by this
  /// name.
  private struct Find {
    var requirement: String
    var scenario: Scenario
    var schedule: Schedule
  }

  var block: GeneratedRuns.Block
  private(set) var verdicts: [String: GeneratedRuns.Tally]
  private let finds: [Find]
  /// The limits and the way of waiting for the next plays of the subject; nil if no process could play the block.
  var manner: PlayManner?
  var reasonForOtherOrders: String?

  init(
    _ block: GeneratedRuns.Block,
    _ verdicts: [String: GeneratedRuns.Tally],
    finds: [String: GeneratedRuns.Find]
  ) {
    self.block = block
    self.verdicts = verdicts
    self.finds = finds.sorted { $0.key < $1.key }.map {
      Find(requirement: $0.key, scenario: $0.value.scenario, schedule: $0.value.schedule)
    }
  }

  /// Creates the answer about a block that has no runs; `run` holds the reason.
  init(troubled run: Run, of block: GenerationBlock) {
    self.init(GeneratedRuns.Block(block: block, troubled: run), [:], finds: [:])
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

  var bytes: [UInt8] {
    var writer = WireWriter()
    writer.write(manner, reasonForOtherOrders, block.runs, block.time, block.violated)
    writer.write(block.statistics, verdicts, finds.count)
    for find in finds { writer.write(find.requirement, find.scenario, find.schedule) }
    writer.write(block.troubled?.scenario)
    block.troubled?.write(to: &writer)
    return writer.bytes
  }

  init(
    from reader: inout WireReader,
    of block: GenerationBlock,
    by subject: PushCenterSubject
  ) throws(WireError) {
    manner = try reader.read()
    reasonForOtherOrders = try reader.read()
    self.block = GeneratedRuns.Block(block: block)
    self.block.runs = try reader.read()
    self.block.time = try reader.read()
    self.block.violated = try reader.read()
    self.block.statistics = try reader.read()
    verdicts = try reader.read()
    var finds: [Find] = []
    for _ in 0..<max(0, try reader.read() as Int) {
      finds.append(
        Find(
          requirement: try reader.read(),
          scenario: try reader.read(),
          schedule: try reader.read()
        )
      )
    }
    self.finds = finds
    if let scenario: Scenario = try reader.read() {
      self.block.troubled = try Run.read(of: scenario, with: subject, from: &reader)
    }
  }
}

extension GeneratedRuns.Tally: WireRecord {
  static let wire = WireForm(Self.init(satisfied:exercisedRuns:violatedRuns:excused:unseen:)) {
    ($0.satisfied, $0.exercisedRuns, $0.violatedRuns, $0.excused, $0.unseen)
  }
}
