/// An event that only the passing of virtual time causes.
package enum TimeStimulus: Sendable, Hashable {
  /// The virtual clock reaches the deadline of a timer or of a sleeping task.
  case reached(VirtualClock.Instant)
}
