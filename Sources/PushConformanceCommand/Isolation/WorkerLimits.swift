/// The limits of a process in which a subject plays.
struct WorkerLimits: Sendable {
  /// The number of seconds that one play may take.
  var seconds = 30
  /// The number of megabytes of memory that the process may hold.
  var megabytes = 1_024
  /// The number of megabytes that the process may print in one request.
  var outputMegabytes = 8
  /// The number of printed bytes that are passed on in one request.
  var passedOn = 64 << 10

  /// The seconds for a subject that has hung once, since it probably hangs in many scenarios.
  var secondsAfterHang: Int { min(seconds, max(5, seconds / 10)) }
}
