/// What a shrink cost and what it brought.
public struct ShrinkStatistics: Sendable, Hashable {
  /// How many sequences were played.
  public internal(set) var runs = 0

  /// How many of them made no valid value.
  public internal(set) var invalid = 0

  /// How many were simpler and failed in the same way.
  public internal(set) var improvements = 0

  /// How many proposals were not played, being no simpler or known already.
  public internal(set) var skipped = 0

  /// How many were played in a row at the end without finding a simpler one.
  public internal(set) var sinceImprovement = 0

  /// How often a pass brought something, so that all began again.
  public internal(set) var restarts = 0

  /// What each pass did, in the order in which the passes are tried.
  public internal(set) var passes: [PassStatistics]

  /// What one pass did.
  public struct PassStatistics: Sendable, Hashable {
    /// The pass.
    public let pass: ShrinkPass

    /// How many sequences were played for it.
    public internal(set) var runs = 0

    /// How many of them were an improvement.
    public internal(set) var improvements = 0
  }

  init(_ passes: [ShrinkPass]) {
    self.passes = passes.map { PassStatistics(pass: $0) }
  }
}

/// What a shrink came to.
public struct ShrinkResult<Label: Equatable & Sendable>: Sendable, Equatable {
  /// The simplest trial that fails with the label.
  public let best: Trial<Label>

  /// What else failed on the way.
  public let others: [SideFind<Label>]

  /// What it cost.
  public let statistics: ShrinkStatistics

  /// Why it ended.
  public let ending: ShrinkEnding
}

/// Why a shrink ended.
public enum ShrinkEnding: Sendable, Hashable {
  /// No pass finds anything simpler.
  case finished
  /// The budget of runs is used up.
  case outOfRuns
  /// Too many runs in a row brought nothing.
  case stalled
  /// The caller asked no further.
  case unfinished
}

/// A failure with another label than the one that is shrunk.
public struct SideFind<Label: Equatable & Sendable>: Sendable, Equatable {
  /// What failed.
  public let label: Label

  /// The first trial in which it did.
  public let first: Trial<Label>

  /// The simplest trial in which it did.
  ///
  /// It was not shrunk on purpose.
  public internal(set) var simplest: Trial<Label>
}
