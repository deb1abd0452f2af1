import PropertyEngine

/// What the generated runs of a block were like: by it one sees whether they look at anything.
public struct GenerationStatistics: Sendable, Hashable {
  /// How often a rule was used.
  public struct Use: Sendable, Hashable {
    /// The rule, which goes by the name of its step.
    public var rule: String
    /// How many steps it gave.
    public var steps: Int
    /// How many times it was drawn where it was not legal.
    public var rejections: Int
  }

  /// In how many runs a requirement was looked at.
  public struct Exercise: Sendable, Hashable {
    /// The requirement.
    public var requirement: String
    /// The runs.
    public var runs: Int
  }

  /// How many runs there are.
  public var runs: Int
  /// The rules, in the order of the machine.
  public var uses: [Use]
  /// The requirements that were looked at, by name.
  public var exercises: [Exercise]

  init(_ block: GeneratedRuns.Block) {
    runs = block.runs
    uses = block.statistics.rules.map {
      Use(rule: $0.name, steps: $0.uses, rejections: $0.rejections)
    }
    exercises = block.statistics.labels.entries.map {
      Exercise(requirement: $0.label, runs: $0.count)
    }
  }
}
