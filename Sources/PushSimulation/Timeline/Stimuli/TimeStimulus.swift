/// A deadline of the virtual clock.
package enum TimeStimulus: Sendable, Hashable {
  /// Virtual time reaches a deadline.
  case reached(VirtualClock.Instant)
}
