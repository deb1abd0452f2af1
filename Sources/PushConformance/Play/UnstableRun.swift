/// A run whose scenario went differently when the kit played the scenario again.
package struct UnstableRun: Sendable {
  package var run: Run
  /// The second play of the scenario, and the first turn in which the two plays differ.
  ///
  /// Nil if both plays have equal turns, and only the problems of the plays differ.
  package var difference: (again: Run, turn: Int)?
}
