package import PushConformance

/// The payload parsers that this package judges.
package enum ReferenceParsers {
  /// The kit's own parser, which conforms.
  package static let kit = PayloadParserSubject.kit

  /// Parsers as apps write them on top of Foundation, which do not conform.
  ///
  /// They are examples, and are judged only where a caller names them.
  @MainActor package static var foundation: [PayloadParserSubject] {
    [
      PayloadParserSubject(DictionaryPushParser.self, name: "foundation-dictionary"),
      PayloadParserSubject(CodablePushParser.self, name: "foundation-codable"),
    ]
  }
}
