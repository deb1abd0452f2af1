package enum TimeStimulus: Sendable, Hashable {
  /// The deadline of a timer or of a sleeping task.
  case reached(VirtualClock.Instant)
}
