import PushSimulation

/// A process in which a subject plays, so that a crash of the subject costs the kit only one answer.
///
/// A host knows nothing of plays: requests and answers are bytes that ``CenterService`` reads and writes.
package protocol SubjectHost: AnyObject, Sendable {
  /// Sends a request to the process, and waits for the answer; after a failure, the next request starts a new process.
  func answer(to request: [UInt8]) async -> Result<[UInt8], ProcessEnd>
}

package protocol SubjectHosts: Sendable {
  /// Returns a process, which starts at its first request; only process 0 plays more than blocks of generated runs.
  @MainActor func host(of subject: String, number: Int) -> any SubjectHost
}

extension SubjectHosts {
  @MainActor func host(of subject: String) -> any SubjectHost { host(of: subject, number: 0) }
}

/// The kind of a request, which is its first byte.
enum RequestKind: UInt8, WireValue {
  /// A request to check that the adapter retains no bridge, see ``AdapterCheck``.
  case adapter
  case play
  /// A request to play and judge a block of generated runs.
  case block
  /// A request to let a parser read a payload twice.
  case payload
}
