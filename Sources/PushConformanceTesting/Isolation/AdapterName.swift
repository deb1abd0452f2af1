import PushConformance

/// The name by which another process of the same executable finds an adapter.
struct AdapterName: Sendable, Codable {
  private let type: String
  private let isParser: Bool

  init(_ adapter: AdapterReference) throws(KitError) {
    let described: Any.Type
    switch adapter {
    case .center(let type): (described, isParser) = (type, false)
    case .parser(let type): (described, isParser) = (type, true)
    }
    // The name of a private or local type contains an address, which differs between processes.
    guard let name = _mangledTypeName(described), !name.contains("$") else {
      throw .callersInput(
        "'\(described)' is private or inside a function, so no other process finds it; make it internal,"
          + " or leave out isolation: .process"
      )
    }
    type = name
  }

  /// The service of the adapter in this process; nil if this process has no such adapter.
  @MainActor var service: (any SubjectService)? {
    let type = _typeByName(type)
    if isParser {
      return (type as? any PayloadParserUnderTest.Type).map { ParserService(of: Self.subject($0)) }
    }
    return (type as? any PushCenterUnderTest.Type).map { CenterService(of: PushCenterSubject($0)) }
  }

  @MainActor private static func subject(
    _ parser: any PayloadParserUnderTest.Type
  ) -> PayloadParserSubject {
    // Unsafe is right here: the process of the tests has checked that the conformance is isolated to no actor.
    nonisolated(unsafe) let parser = parser
    return PayloadParserSubject(
      name: unsafe PushCenterSubject.name(ofType: "\(parser)"),
      fields: unsafe parser.fields,
      keys: unsafe parser.keys,
      parse: { unsafe try await parser.parse($0) }
    )
  }
}
