import PushConformance
import PushPayloads
import Testing

/// A payload parser of these tests, as the row of a table.
struct ParserRow: Sendable, CustomTestStringConvertible {
  var parser: PayloadParserSubject
  /// The sorts of departures that it has to be told of, all of them.
  var departures: Set<String>
  /// Payloads that have to be among those which catch it: others may come.
  var payloads: Set<String>

  var testDescription: String { parser.name }

  /// A wrong parser, which does something to the kit's reading, or to the bytes before.
  init(
    _ name: String,
    _ departures: Set<String>,
    on payloads: String...,
    parse: @escaping @Sendable ([UInt8]) async throws -> ParsedNotification?
  ) {
    parser = PayloadParserSubject(name: name, parse: parse)
    self.departures = departures
    self.payloads = Set(payloads)
  }

  /// A wrong parser that reads a field in its own way.
  init(
    _ name: String,
    misreading departures: String...,
    on payloads: String...,
    change: @escaping @Sendable (inout ParsedNotification, Payload) -> Void
  ) {
    self.init(name, Set(departures.map { "misreads \($0)" })) { bytes in
      guard let payload = Payload(bytes: bytes) else { return nil }
      var reading = ParsedNotification(payload)
      change(&reading, payload)
      return reading
    }
    self.payloads = Set(payloads)
  }

  /// A correct parser.
  init(legal parser: PayloadParserSubject) {
    self.parser = parser
    departures = []
    payloads = []
  }
}

/// The payloads, read once for all tests.
enum Payloads {
  private static let loaded = Result { try PayloadSuite.load() }

  /// The vectors of the kit's own corpus.
  static func load() throws -> PayloadSuite { try loaded.get() }
}
