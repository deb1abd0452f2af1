package import PushCorpus
package import PushPayloads

/// A payload on which the kit judges parsers.
package struct PayloadCase: Sendable, Hashable, Identifiable {
  /// The behaviour that a parser must show: it accepts or refuses the payload, and reads certain values.
  package enum Demand: Sendable, Hashable {
    /// The parser accepts the payload and reads these values.
    case accepts(ParsedExpectation)
    /// The parser refuses the bytes, for example because they are not valid JSON.
    case refuses
    /// No public source specifies the behaviour, so the kit records the reading and does not judge it.
    case nothing
  }

  /// The name of the case, such as `own-fields.url.elsewhere`; its first component is the area.
  package var id: String
  /// The purpose of the payload, in one sentence.
  package var title: String
  /// The body of the push, which may be malformed.
  package var bytes: [UInt8]
  /// The behaviour that a parser must show: it accepts or refuses the payload, and reads certain values.
  package var demand: Demand
  /// The places of the app's fields in the payload.
  package var keys: PayloadKeyMap
  /// True if APNs accepts the payload, so that it may reach a device.
  package var isDelivered: Bool

  /// Creates a case; by default APNs accepts the payload.
  package init(
    id: String,
    title: String,
    bytes: [UInt8],
    demand: Demand,
    keys: PayloadKeyMap = PayloadKeyMap(),
    isDelivered: Bool = true
  ) {
    self.id = id
    self.title = title
    self.bytes = bytes
    self.demand = demand
    self.keys = keys
    self.isDelivered = isDelivered
  }

  /// Creates a case from any body.
  ///
  /// A parser has to read the fields that a public source specifies.
  ///
  /// - Parameters:
  ///   - id: The name, whose first component is the area.
  ///   - bytes: The body of the push. If it is not a JSON object, or has duplicate names or lone surrogates, any
  ///     behaviour of the parser is right.
  ///   - keys: The places of the app's fields.
  package init(id: String, specifiedBy bytes: [UInt8], keys: PayloadKeyMap = PayloadKeyMap()) {
    var demand = Demand.nothing
    if case .success(let document) = JSONScanner.scan(bytes), let object = document.value.object,
      document.duplicateNames.isEmpty, document.loneSurrogates.isEmpty
    {
      demand = .accepts(ParsedExpectation(specifiedOf: Payload(object), keys: keys))
    }
    self.init(id: id, title: Self.madeTitle, bytes: bytes, demand: demand, keys: keys)
  }

  private static let madeTitle = "A payload that was made for the occasion"

  /// Creates a case from a payload of the corpus.
  package init(_ vector: PayloadVector, bytes: [UInt8]) {
    self.init(
      id: vector.id,
      title: vector.title,
      bytes: bytes,
      demand: Demand(vector),
      keys: vector.keys ?? PayloadKeyMap(),
      isDelivered: vector.apns != .rejected
    )
  }

  /// Returns the fields to judge a parser by.
  ///
  /// These are the fields that the parser expects at the places where this payload has them.
  func fields(of parser: PayloadParserSubject) -> Set<ParsedField> {
    parser.fields.filter { parser.keys[$0] == keys[$0] }
  }
}

extension PayloadCase.Demand {
  fileprivate init(_ vector: PayloadVector) {
    self =
      switch vector.client {
      case .accepted: .accepts(vector.parsed ?? ParsedExpectation([:]))
      case .rejected: .refuses
      case .unspecified: .nothing
      }
  }
}
