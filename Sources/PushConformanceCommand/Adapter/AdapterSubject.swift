import PushConformance
import SubjectIsolation

/// A subject in another process: the command that starts it, and the way in which it introduced itself.
struct AdapterSubject: Sendable {
  let command: String
  let handshake: AdapterHandshake

  /// The subject as a parser, for a tool that asks a worker for each reading; nil if it is no parser.
  var parser: PayloadParserSubject? {
    guard case .parser(let fields, let keys) = handshake.declared else { return nil }
    // The tool never calls it, because a subject in another process needs a worker.
    return PayloadParserSubject(name: handshake.name, fields: fields, keys: keys) { _ in nil }
  }

  /// The subject as a push center, likewise; nil if it is none.
  var center: PushCenterSubject? {
    guard case .center(let roles, let app) = handshake.declared else { return nil }
    return PushCenterSubject(name: handshake.name, roles: roles, app: app) {
      AdapterCenter(application: $0)
    }
  }

  /// Returns the service that a worker answers with.
  ///
  /// - Parameter end: Ends this process after a fault of the adapter.
  /// - Returns: The service.
  @MainActor func service(
    endingBy end: @escaping @MainActor (AdapterFault) -> Never
  ) -> any SubjectService {
    let connection = AdapterConnection(command, handshake, endingBy: end)
    switch handshake.declared {
    case .parser(let fields, let keys):
      let parser = AdapterParser(connection, reading: fields)
      return ParserService(
        of: PayloadParserSubject(name: handshake.name, fields: fields, keys: keys) {
          try parser.parse($0)
        }
      )
    case .center(let roles, let app):
      return Worker.service(
        of: PushCenterSubject(name: handshake.name, roles: roles, app: app) {
          AdapterCenter($0, connection, roles: roles)
        }
      )
    }
  }
}
