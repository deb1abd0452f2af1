/// A deadline of the virtual clock.
public enum TimeStimulus: Sendable, Hashable {
  /// Virtual time reaches a deadline.
  case reached(VirtualClock.Instant)
}
