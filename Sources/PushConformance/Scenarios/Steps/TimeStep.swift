/// A step that lets virtual time go on.
public enum TimeStep: Sendable, Hashable {
  /// Time passes.
  case advance(Duration)
}
