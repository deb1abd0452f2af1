import PushConformance

/// A subject in another process: the command that starts its adapter, and the adapter's first line.
struct AdapterSubject: Sendable {
  let command: String
  let handshake: AdapterHandshake

  var parser: PayloadParserSubject? {
    guard case .parser(let fields, let keys) = handshake.declared else { return nil }
    // The tool never calls this closure: the process that plays the subject sends the payloads to the adapter.
    return PayloadParserSubject(name: handshake.name, fields: fields, keys: keys) { _ in nil }
  }

  var center: PushCenterSubject? {
    guard case .center(let roles, let app) = handshake.declared else { return nil }
    return PushCenterSubject(name: handshake.name, roles: roles, app: app) {
      AdapterCenter(application: $0)
    }
  }

  /// Returns the service that answers the tool's requests in the process that plays the subject.
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
      return CenterService(
        of: PushCenterSubject(name: handshake.name, roles: roles, app: app) {
          AdapterCenter($0, connection, roles: roles)
        }
      )
    }
  }
}
