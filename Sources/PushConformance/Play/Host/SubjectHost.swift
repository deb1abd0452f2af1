import PushSimulation

/// A process in which a subject plays.
///
/// If the subject crashes there, the kit loses one answer and not the whole run.
///
/// A host knows nothing of plays: requests and answers are bytes that ``CenterService`` reads and writes.
package protocol SubjectHost: AnyObject, Sendable {
  /// Sends a request to the process, and waits for the answer.
  ///
  /// - Returns: The answer, or the reason why the process ended. The next request then starts a new process.
  func answer(to request: [UInt8]) async -> Result<[UInt8], ProcessEnd>
}

/// The processes of the subjects of a run.
package protocol SubjectHosts: Sendable {
  /// Returns a process of a subject. The process starts when it gets its first request.
  ///
  /// - Parameters:
  ///   - subject: The name of the subject.
  ///   - number: The number of the process among the processes of the subject, from 0. All processes play blocks of
  ///     generated runs. Only process 0 also plays everything else.
  /// - Returns: The process.
  @MainActor func host(of subject: String, number: Int) -> any SubjectHost
}

extension SubjectHosts {
  /// Returns process 0 of a subject, which also plays everything that is no block of generated runs.
  @MainActor func host(of subject: String) -> any SubjectHost { host(of: subject, number: 0) }
}

/// The kind of a request, which is its first byte.
enum RequestKind: UInt8, WireValue {
  /// A request to check that the adapter retains no bridge, see ``AdapterCheck``.
  case adapter
  /// A request to play a scenario once.
  case play
  /// A request to play and judge a block of generated runs.
  case block
  /// A request to let a parser read a payload twice.
  case payload
}
