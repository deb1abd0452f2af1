import PushSimulation

/// A process in which a subject plays; if the subject crashes, the kit loses only the answer to one request.
package protocol SubjectHost: AnyObject, Sendable {
  /// Sends a request to the process, and waits for the answer; after a failure, the next request starts a new process.
  func answer(to request: [UInt8]) async -> Result<[UInt8], ProcessEnd>
}

package protocol SubjectHosts: Sendable {
  /// Returns a process, which starts at its first request; processes other than 0 play only generated runs.
  @MainActor func host(of subject: String, number: Int) -> any SubjectHost
}

extension SubjectHosts {
  @MainActor func host(of subject: String) -> any SubjectHost { host(of: subject, number: 0) }
}

/// An object that answers another process's requests about a subject in this process.
@MainActor package protocol SubjectService {
  /// Answers a request; throws ``WireError`` for bytes that are not a request, ``KitError`` for unreadable kit files.
  func answer(to request: [UInt8]) async throws -> [UInt8]
}

/// The first byte of a request.
enum RequestKind: UInt8, WireValue {
  /// Checks that the adapter retains no bridge, see ``AdapterCheck``.
  case adapter
  case play
  case block
  /// Lets a parser read a payload twice, to show whether both readings are equal.
  case payload
}

extension SubjectHost {
  func answer<Value>(
    to kind: RequestKind,
    _ request: some WireValue,
    reading read: (inout WireReader) throws(WireError) -> Value
  ) async throws(ProcessEnd) -> Value {
    var writer = WireWriter()
    writer.write(kind, request)
    var reader = WireReader(try await answer(to: writer.bytes).get())
    do throws(WireError) {
      return try read(&reader)
    } catch {
      throw ProcessEnd(cause: .unreadableAnswer)
    }
  }
}
