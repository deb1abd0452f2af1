package import PushConformance

/// Payload parsers that this package judges.
package enum ReferenceParsers {
  /// The kit's own, which conforms.
  package static let kit = PayloadParserSubject.kit

  /// Those that apps write on top of Foundation, which do not conform: they are there to be looked at,
  /// and are judged where somebody names them.
  @MainActor package static var foundation: [PayloadParserSubject] {
    [
      PayloadParserSubject(DictionaryPushParser.self, name: "foundation-dictionary"),
      PayloadParserSubject(CodablePushParser.self, name: "foundation-codable"),
    ]
  }
}
