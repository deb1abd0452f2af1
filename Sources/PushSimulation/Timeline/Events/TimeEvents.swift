/// An event that only the passing of virtual time causes.
package enum TimeStimulus: Sendable, Hashable {
  /// The deadline of a timer or of a sleeping task.
  case reached(VirtualClock.Instant)
}
