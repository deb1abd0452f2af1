import PushSimulation

/// Answers the requests of another process about a payload parser that runs in this process.
@MainActor package struct ParserService: SubjectService {
  private let reader: ParserUnderPlay

  package init(of parser: PayloadParserSubject) {
    reader = ParserUnderPlay(parser: parser, host: nil)
  }

  package func answer(to request: [UInt8]) async throws -> [UInt8] {
    var request = WireReader(request)
    guard try request.read() as RequestKind == .payload else { throw WireError() }
    return try await reader.answer(&request)
  }
}
