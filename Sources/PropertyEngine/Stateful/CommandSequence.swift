/// The commands of one case, drawn by a ``CommandMachine``, and the use of each rule in the case.
@usableFromInline
package struct CommandSequence<Command> {
  @usableFromInline package var commands: [Command] = []

  @usableFromInline package var counts: [RuleCount]

  @inlinable
  init(counts: [RuleCount]) {
    self.counts = counts
  }
}

extension CommandSequence: Sendable where Command: Sendable {}

extension CommandSequence: Equatable where Command: Equatable {}
