/// The limits of a process in which a subject plays.
struct WorkerLimits: Sendable {
  /// How many seconds one play may take.
  var seconds = 30
  /// How many megabytes of memory the process may hold.
  var megabytes = 1_024
  /// How many megabytes it may print in one request.
  var outputMegabytes = 8
  /// How many bytes of what it prints in one request are passed on.
  var passedOn = 64 << 10

  /// The seconds that are left to a subject that has not come back once: it hangs in many scenarios.
  var secondsAfterHang: Int { min(seconds, max(5, seconds / 10)) }
}
