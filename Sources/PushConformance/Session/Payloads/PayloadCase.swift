package import PushCorpus
package import PushPayloads

package struct PayloadCase: Sendable, Hashable, Identifiable {
  package enum Demand: Sendable, Hashable {
    case accepts(ParsedExpectation)
    case refuses
    /// No public source specifies the behavior, so the kit records the reading and does not judge it.
    case nothing
  }

  /// The name of the case, such as `own-fields.url.elsewhere`; its first component is the area.
  package var id: String
  package var title: String
  /// The body of the push, which can be malformed.
  package var bytes: [UInt8]
  package var demand: Demand
  package var keys = PayloadKeyMap()
  /// True if APNs accepts the payload, so that the payload can reach a device.
  package var isDelivered = true
}

extension PayloadCase {
  /// Creates a case from any body, in which a parser has to read the fields that a public source specifies.
  ///
  /// If the body is not a JSON object, or has duplicate names or lone surrogates, any behavior of the parser is right.
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
