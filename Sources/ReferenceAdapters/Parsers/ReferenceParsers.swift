package import PushConformance

package enum ReferenceParsers {
  /// The kit's own parser, which conforms.
  package static let kit = PayloadParserSubject.kit

  /// Two parsers that do not conform, as examples.
  ///
  /// These parsers use Foundation as the parsers of many apps do. The kit judges these parsers only if the caller names
  /// them.
  @MainActor package static var foundation: [PayloadParserSubject] {
    [
      PayloadParserSubject(DictionaryPushParser.self, name: "foundation-dictionary"),
      PayloadParserSubject(CodablePushParser.self, name: "foundation-codable"),
    ]
  }
}
