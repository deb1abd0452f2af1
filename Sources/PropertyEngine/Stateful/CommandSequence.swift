/// Commands that were drawn one after the other.
public struct CommandSequence<Command> {
  /// The commands.
  public var commands: [Command] = []

  /// For each rule how often it was used and rejected.
  public var counts: [RuleCount]

  @inlinable
  init(counts: [RuleCount]) {
    self.counts = counts
  }
}

extension CommandSequence: Sendable where Command: Sendable {}

extension CommandSequence: Equatable where Command: Equatable {}
