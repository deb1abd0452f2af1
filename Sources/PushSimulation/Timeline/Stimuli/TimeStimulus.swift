/// A deadline of the virtual clock.
package enum TimeStimulus: Sendable, Hashable {
  /// The virtual clock reaches the deadline of a timer or of a sleeping task.
  case reached(VirtualClock.Instant)
}
