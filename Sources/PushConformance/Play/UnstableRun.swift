/// A run whose scenario does not go the same way when it is played again.
package struct UnstableRun: Sendable {
  /// The first play of the scenario.
  package var run: Run
  /// The second play of the scenario, and the turn in which it begins to differ.
  ///
  /// Nil if the second play was not possible for other reasons.
  package var difference: (again: Run, turn: Int)?
}
