import PushSimulation

/// Has a parser read payloads, in this process or in one of its own.
@MainActor struct PayloadReader {
  let parser: PayloadParserSubject
  let host: (any SubjectHost)?

  /// Has the parser read a payload twice, to see whether it does the same.
  ///
  /// - Throws: How the process of the parser has ended.
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

  /// Answers the request of another process, in this one.
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
