/// A run that goes differently when its scenario is played again, or nil.
package struct UnstableRun: Sendable {
  /// The run.
  package var run: Run
  /// The second play of the scenario, and the turn in which it begins to differ.
  ///
  /// Nil where a play could not be repeated for other reasons.
  package var difference: (again: Run, turn: Int)?
}
