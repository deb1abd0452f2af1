package import PushCorpus
package import PushPayloads

/// A payload that parsers are judged on.
package struct PayloadCase: Sendable, Hashable, Identifiable {
  /// The demand on a parser.
  package enum Demand: Sendable, Hashable {
    /// It takes the payload, and reads this in it.
    case accepts(ParsedExpectation)
    /// It refuses the bytes, since no reader can tell what they were meant to be.
    case refuses
    /// No public text says: what it does is recorded.
    case nothing
  }

  /// The name.
  package var id: String
  /// The subject of the payload, in one sentence.
  package var title: String
  /// The body of the push.
  package var bytes: [UInt8]
  /// The demand on a parser.
  package var demand: Demand
  /// Where the app that the payload is for keeps its own fields.
  package var keys: PayloadKeyMap
  /// Whether APNs takes the payload, so that it may reach a device.
  package var isDelivered: Bool

  /// Creates a case from its parts.
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

  /// Creates the case of a payload that was made to be read so, as generators make them.
  ///
  /// - Parameters:
  ///   - id: The name, whose first component is the area.
  ///   - bytes: The body of the push.
  ///   - reading: What has to be read in it, in every field.
  ///   - keys: Where its own fields stand.
  package init(
    id: String,
    bytes: [UInt8],
    reading: ParsedNotification,
    keys: PayloadKeyMap = PayloadKeyMap()
  ) {
    self.init(
      id: id,
      title: Self.madeTitle,
      bytes: bytes,
      demand: .accepts(ParsedExpectation(reading)),
      keys: keys
    )
  }

  /// Creates the case of a body that somebody has made, of which what is specified is asked for.
  ///
  /// - Parameters:
  ///   - id: The name, whose first component is the area.
  ///   - bytes: The body of the push; of one that is malformed or ambiguous nothing is asked.
  ///   - keys: Where the app keeps its own fields.
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

  /// Creates the case of a vector of the corpus.
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

  /// The fields that a parser can be asked for: those that it reads, and of the app's own those that
  /// it looks for where this payload has them.
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
