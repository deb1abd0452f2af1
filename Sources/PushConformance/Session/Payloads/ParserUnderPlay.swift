import PushSimulation

@MainActor struct ParserUnderPlay {
  let parser: PayloadParserSubject
  let host: (any SubjectHost)?

  /// Returns two readings of a payload, which show whether the parser always reads the same.
  func readTwice(
    _ payload: PayloadCase
  ) async throws(ProcessEnd) -> (PayloadReading, PayloadReading) {
    let request = PayloadRequest(id: payload.id, bytes: payload.bytes)
    guard let host else { return await read(request) }
    return try await host.answer(to: .payload, request) { reader throws(WireError) in
      (try reader.read(), try reader.readLast())
    }
  }

  fileprivate func read(_ request: PayloadRequest) async -> (PayloadReading, PayloadReading) {
    StepBoard.current?.begin(play: 0, of: request.id)
    defer { StepBoard.current?.end() }
    return (
      await PayloadReading.reading(of: request.bytes, by: parser),
      await PayloadReading.reading(of: request.bytes, by: parser)
    )
  }
}

private struct PayloadRequest: WireRecord {
  static let wire = WireForm(Self.init(id:bytes:)) { ($0.id, $0.bytes) }

  let id: String
  let bytes: [UInt8]
}

/// Answers the requests of another process about a payload parser that runs in this process.
@MainActor package struct ParserService: SubjectService {
  private let reader: ParserUnderPlay

  package init(of parser: PayloadParserSubject) {
    reader = ParserUnderPlay(parser: parser, host: nil)
  }

  package func answer(to request: [UInt8]) async throws -> [UInt8] {
    var request = WireReader(request)
    guard try request.read() as RequestKind == .payload else { throw WireError() }
    let (reading, again) = await reader.read(try request.readLast())
    var writer = WireWriter()
    writer.write(reading, again)
    return writer.bytes
  }
}
