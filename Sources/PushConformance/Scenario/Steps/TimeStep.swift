/// A step about the moment of the next step.
package enum TimeStep: Sendable, Hashable {
  /// The virtual clock advances by this duration, so that the timers that become due fire.
  case advance(Duration)
  /// The next step comes before the center is idle: after at most this many of its jobs in the last callback of the
  /// previous step.
  case early(after: Int)

  /// The largest number of jobs that an early step can wait for.
  static let mostJobs = 1_000
}
