/// The limits of a process in which a subject plays.
struct WorkerLimits: Sendable {
  /// The number of seconds that one play may take.
  var seconds = 30
  /// The number of megabytes of memory that the process may hold.
  var megabytes = 1_024
  /// The number of megabytes that the process may print during one request.
  var outputMegabytes = 8
  /// The number of printed bytes of one request that the tool shows; it drops the rest.
  var passedOn = 64 << 10

  /// The seconds for a play of a subject that has hung once, because such a subject probably hangs in many scenarios.
  var secondsAfterHang: Int { min(seconds, max(5, seconds / 10)) }
}
