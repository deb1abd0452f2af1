import PushSimulation

/// A parser that reads payloads, in this process or in a separate process.
@MainActor struct ParserUnderPlay {
  let parser: PayloadParserSubject
  let host: (any SubjectHost)?

  /// Lets the parser read a payload twice, to see whether both readings are equal.
  func readTwice(
    _ payload: PayloadCase
  ) async throws(ProcessEnd) -> (PayloadReading, PayloadReading) {
    guard let host else { return await read(payload.bytes, called: payload.id) }
    var writer = WireWriter()
    writer.write(RequestKind.payload, payload.id)
    writer.write(raw: payload.bytes)
    var reader = WireReader(try await host.answer(to: writer.bytes).get())
    do throws(WireError) {
      return (try reader.read(), try reader.readLast())
    } catch {
      throw ProcessEnd(cause: .unreadableAnswer)
    }
  }

  /// Answers a request of another process: runs the parser in this process.
  func answer(_ request: inout WireReader) async throws(WireError) -> [UInt8] {
    let id: String = try request.read()
    let (reading, again) = await read(Array(try request.readRaw()), called: id)
    var writer = WireWriter()
    writer.write(reading, again)
    return writer.bytes
  }

  private func read(
    _ bytes: [UInt8],
    called id: String
  ) async -> (PayloadReading, PayloadReading) {
    StepBoard.current?.begin(play: 0, of: id)
    defer { StepBoard.current?.end() }
    return (
      await PayloadReading.reading(of: bytes, by: parser),
      await PayloadReading.reading(of: bytes, by: parser)
    )
  }
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
    return try await reader.answer(&request)
  }
}
