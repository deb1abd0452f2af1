/// A step that lets virtual time go on.
package enum TimeStep: Sendable, Hashable {
  /// Time passes.
  case advance(Duration)
}
