import PropertyEngine
import PushSimulation

/// What the generated runs of a block were like: by it one sees whether they look at anything.
package struct GenerationStatistics: Sendable, Hashable {
  /// How often something came up.
  package struct Count: Sendable, Hashable {
    /// What it is: a number of steps, a state of the application, a requirement.
    package var name: String
    /// How often.
    package var count: Int
  }

  /// How often a rule was used.
  package struct Use: Sendable, Hashable {
    /// The rule, which goes by the name of its step.
    package var rule: String
    /// How many steps it gave.
    package var steps: Int
    /// How many times it was drawn where it was not legal.
    package var rejections: Int
  }

  /// How many runs there are.
  package private(set) var runs = 0
  /// How many turns they have together.
  package private(set) var turns = 0
  /// How many effects the turns have together.
  package private(set) var effects = 0
  /// How many runs have how many steps, in ranges that double.
  package private(set) var lengths: [Count] = []
  /// How many turns found the application in which state.
  package private(set) var states: [Count] = []
  /// The rules, in the order of the machine.
  package private(set) var uses: [Use] = []
  /// In how many runs each requirement was looked at, by name; those in none are left out.
  package private(set) var exercises: [Count] = []
  /// A fingerprint of all choices: two blocks with the same one played the same scenarios.
  package private(set) var digest: UInt64 = 0

  private var lengthBuckets = LengthBuckets()
  private var turnsInStates = [Int](repeating: 0, count: ApplicationState.allCases.count)

  init() {}

  /// Counts a run.
  mutating func add(_ run: Run) {
    runs += 1
    turns += run.timeline.turns.count
    effects += run.timeline.effects.count
    lengthBuckets.add(run.steps.count)
    for turn in run.timeline.turns {
      turnsInStates[ApplicationState.allCases.firstIndex(of: turn.state) ?? 0] += 1
    }
  }

  /// Takes what the generator and the requirements say of all runs.
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
    uses = outcome.statistics.rules.map {
      Use(rule: $0.name, steps: $0.uses, rejections: $0.rejections)
    }
    exercises = tallies.filter { $0.value.exercisedRuns > 0 }.sorted { $0.key < $1.key }
      .map { Count(name: $0.key, count: $0.value.exercisedRuns) }
    digest = outcome.digest
  }
}
