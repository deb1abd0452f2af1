import PushConformance

/// The limits of a process in which a subject plays.
package struct WorkerLimits: Sendable, Hashable {
  /// The largest limit, in seconds, that a user can set for one play: a day.
  package static let mostSeconds = 86_400
  /// The number of seconds that one play may take.
  package var seconds = 30
  /// The number of seconds that the process may take to start.
  var secondsToStart = 60
  /// The number of seconds that the process may take between two plays, to read the kit's files and to judge.
  ///
  /// If ``seconds`` is larger, it is the limit between two plays, too.
  var secondsBetweenPlays = 60
  /// The number of megabytes of memory that the process may hold.
  package var megabytes = 1_024
  /// The number of megabytes that the process may print during one request.
  var outputMegabytes = 8
  /// The number of bytes that the tool shows of the output of one request; it drops the rest.
  var passedOn = 64 << 10

  /// The usual limits.
  package init() {}

  /// The number of seconds that a play may take after the subject has hung once, since it probably hangs in many
  /// scenarios.
  var secondsAfterHang: Int { ProcessEnd.secondsAfterHang(ofLimit: seconds) }
}
