/// A step in which virtual time passes.
package enum TimeStep: Sendable, Hashable {
  /// A duration passes.
  case advance(Duration)
}
