import PushSimulation

/// A process in which a subject plays, so that its end costs one answer and not the run.
///
/// It knows nothing of plays: requests and answers are bytes, see ``CenterService``.
@MainActor package protocol SubjectHost: AnyObject {
  /// Hands a request to the process, and waits for its answer.
  ///
  /// - Returns: The answer; or how the process ended, after which the next request has a new process.
  func answer(to request: [UInt8]) async -> Result<[UInt8], ProcessEnd>
}

/// The processes of the subjects of a run.
package protocol SubjectHosts: Sendable {
  /// The process of a subject, which starts with the first request.
  @MainActor func host(of subject: String) -> any SubjectHost
}

/// The kinds of request, with which the bytes of one begin.
enum RequestKind: UInt8, WireValue {
  /// Looks at the adapter.
  case adapter
  /// Plays a scenario once.
  case play
  /// Plays and judges a block of generated runs.
  case block
  /// Has a parser read a payload twice.
  case payload
}
