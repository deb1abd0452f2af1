import PushConformance
import Testing

/// A payload parser of the tests, with the kinds of wrong readings that the kit has to find.
struct ParserRow: Sendable, CustomTestStringConvertible {
  var parser: PayloadParserSubject
  /// The kinds of wrong readings that reports have to name; reports must not name other kinds.
  var departures: Set<String>
  /// The names of payloads on which the parser has to fail.
  var payloads: Set<String>

  var testDescription: String { parser.name }

  /// Creates a wrong parser by changing the kit's parser: its result, or the bytes that it gets.
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

  /// Creates a wrong parser that reads fields in its own way; names are separated by spaces.
  init(
    _ name: String,
    misreading departures: String,
    on payloads: String,
    change: @escaping @Sendable (inout ParsedNotification, Payload) -> Void
  ) {
    self.init(name, Set(departures.split(separator: " ").map { "misreads \($0)" })) { bytes in
      guard let payload = Payload(bytes: bytes) else { return nil }
      var reading = ParsedNotification(payload)
      change(&reading, payload)
      return reading
    }
    self.payloads = Set(payloads.split(separator: " ").map(String.init))
  }

  static let kit = Self(parser: .kit)

  init(
    legal name: String,
    fields: Set<ParsedField> = .all,
    keys: PayloadKeyMap = PayloadKeyMap(),
    parse: @escaping @MainActor @Sendable ([UInt8]) async throws -> ParsedNotification?
  ) {
    self.init(parser: PayloadParserSubject(name: name, fields: fields, keys: keys, parse: parse))
  }

  private init(parser: PayloadParserSubject) {
    (self.parser, departures, payloads) = (parser, [], [])
  }
}
