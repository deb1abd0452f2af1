package import PushConformance

/// An object that starts processes in which subjects play.
///
/// Each process has to make a ``Worker`` over the pipes, and to call ``Worker/serve(_:)``.
package protocol WorkerLauncher: Sendable {
  /// Starts a process, and returns without waiting until the process runs.
  ///
  /// When the process has ended, the launcher notes the cause in `end`.
  func launch(_ subject: String, over pipes: NamedPipes, noting end: WorkerEnd) throws(ProcessEnd)
}

package struct WorkerLimits: Sendable, Hashable {
  /// The largest value, in seconds, that a user can choose for ``seconds``: a day.
  package static let mostSeconds = 86_400
  /// The number of seconds that playing one scenario can take.
  package var seconds = 30
  var secondsToStart = 60
  /// The number of seconds that the process can take between two scenarios, to read the kit's files and to judge.
  ///
  /// If ``seconds`` is larger, ``seconds`` is the limit between two scenarios, too.
  var secondsBetweenPlays = 60
  package var megabytes = 1_024
  var outputMegabytes = 8
  /// The number of output bytes that the kit shows for each request; the kit drops all further bytes.
  var passedOn = 64 << 10

  package init() {}

  /// The limit for a scenario after a hang; it can be lower than ``seconds``, because later scenarios often hang, too.
  var secondsAfterHang: Int { ProcessEnd.secondsAfterHang(ofLimit: seconds) }
}
