/// A run whose scenario does not go the same way when it is played again.
package struct UnstableRun: Sendable {
  /// The first play of the scenario.
  package var run: Run
  /// The second play of the scenario, and the first turn in which the two plays differ.
  ///
  /// Nil if the turns of both plays are equal, and only their problems differ.
  package var difference: (again: Run, turn: Int)?
}
