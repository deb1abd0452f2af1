import PropertyEngine
package import PushSimulation

/// Statistics of the generated runs of a block, which show whether the runs exercise the requirements.
package struct GenerationStatistics: Sendable, Hashable {
  package struct Count: Sendable, Hashable {
    /// A range of lengths, a state of the application, or the name of a requirement.
    package var name: String
    package var count: Int
  }

  package struct Use: Sendable, Hashable {
    package var rule: String
    package var steps: Int
    /// The number of times that the kit chose the rule, but the rule's step was not legal.
    package var rejections: Int
  }

  package private(set) var runs = 0
  package private(set) var turns = 0
  package private(set) var effects = 0
  /// The number of runs of each length, in ranges of steps such as `4 to 7`.
  package private(set) var lengths: [Count] = []
  package private(set) var states: [Count] = []
  package private(set) var uses: [Use] = []
  /// The number of runs that exercised each requirement, by name; requirements without such a run are left out.
  package private(set) var exercises: [Count] = []
  /// A hash of all random choices, which is equal for two blocks that played the same scenarios.
  package private(set) var digest: UInt64 = 0

  private var lengthBuckets = LengthBuckets()
  private var turnsInStates = [Int](repeating: 0, count: ApplicationState.allCases.count)

  mutating func add(_ run: Run) {
    runs += 1
    turns += run.timeline.turns.count
    effects += run.timeline.effects.count
    lengthBuckets.add(run.steps.count)
    for turn in run.timeline.turns {
      turnsInStates[ApplicationState.allCases.firstIndex(of: turn.state) ?? 0] += 1
    }
  }

  mutating func finish(
    _ outcome: PropertyOutcome,
    exercises tallies: [String: GeneratedRuns.Tally]
  ) {
    lengths = lengthBuckets.buckets.filter { $0.count > 0 }.map { bucket in
      let (least, most) = (bucket.lengths.lowerBound, bucket.lengths.upperBound)
      return Count(name: least == most ? "\(least)" : "\(least) to \(most)", count: bucket.count)
    }
    states = zip(ApplicationState.allCases, turnsInStates).filter { $0.1 > 0 }
      .map { Count(name: $0.0.name, count: $0.1) }
    uses = outcome.rules.map { Use(rule: $0.name, steps: $0.uses, rejections: $0.rejections) }
    exercises = tallies.filter { $0.value.exercisedRuns > 0 }.sorted { $0.key < $1.key }
      .map { Count(name: $0.key, count: $0.value.exercisedRuns) }
    digest = outcome.digest
  }
}

extension GenerationStatistics: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    runs = try reader.read()
    turns = try reader.read()
    effects = try reader.read()
    lengths = try reader.read()
    states = try reader.read()
    uses = try reader.read()
    exercises = try reader.read()
    digest = try reader.read()
  }

  package func write(to writer: inout WireWriter) {
    writer.write(runs, turns, effects, lengths, states, uses, exercises, digest)
  }
}

extension GenerationStatistics.Count: WireRecord {
  package static let wire = WireForm(Self.init(name:count:)) { ($0.name, $0.count) }
}

extension GenerationStatistics.Use: WireRecord {
  package static let wire = WireForm(Self.init(rule:steps:rejections:)) {
    ($0.rule, $0.steps, $0.rejections)
  }
}
