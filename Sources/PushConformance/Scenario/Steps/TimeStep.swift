/// A step in which virtual time passes.
package enum TimeStep: Sendable, Hashable {
  /// The virtual clock advances by this duration, so that the timers that become due fire.
  case advance(Duration)
}
