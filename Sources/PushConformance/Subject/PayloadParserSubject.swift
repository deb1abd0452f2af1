public import PushPayloads

/// A payload parser to judge: its name, the fields that it reads, and a closure that calls the parser.
public struct PayloadParserSubject: Sendable, Identifiable {
  /// The name that reports use for the role of a parser.
  public static let role = "payload-parsing"

  /// The name in reports: lower-case words joined by hyphens.
  public var name: String
  /// The fields that the parser reads, and that the kit judges.
  public var fields: Set<ParsedField>
  /// The places of the app's fields in a payload.
  public var keys: PayloadKeyMap
  /// Parses the body of a push; returns nil or throws an error if the parser refuses the body.
  public var parse: @MainActor @Sendable ([UInt8]) async throws -> ParsedNotification?

  /// The name, which is unique within a run.
  public var id: String { name }

  /// Creates a subject from its parts, for a parser without an adapter type.
  public init(
    name: String,
    fields: Set<ParsedField> = .all,
    keys: PayloadKeyMap = PayloadKeyMap(),
    parse: @escaping @MainActor @Sendable ([UInt8]) async throws -> ParsedNotification?
  ) {
    self.name = name
    self.fields = fields
    self.keys = keys
    self.parse = parse
  }

  /// Creates a subject from an adapter.
  ///
  /// The default name is made from the name of the type: `OrderPushParser` becomes `order-push-parser`.
  @MainActor public init<Parser: PayloadParserUnderTest & SendableMetatype>(
    _ type: Parser.Type,
    name: String? = nil
  ) {
    self.init(
      name: name ?? PushCenterSubject.name(ofType: "\(type)"),
      fields: type.fields,
      keys: type.keys,
      parse: { try await Parser.parse($0) }
    )
  }

  /// The kit's own parser, with which the kit also checks its corpus.
  public static let kit = PayloadParserSubject(name: "push-payloads") {
    ParsedNotification(bytes: $0)
  }
}
