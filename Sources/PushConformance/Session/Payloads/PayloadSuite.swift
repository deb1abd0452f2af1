package import PushCorpus
import PushPayloads

package struct PayloadSuite: Sendable {
  /// The cases that are the same for every parser, in the order of the corpus.
  package var cases: [PayloadCase]
  /// Additional payloads, such as generated payloads, each with the name of its case.
  ///
  /// The required reading follows from the body and the parser's key map.
  package var bodies: [(id: String, bytes: [UInt8])]

  package init(cases: [PayloadCase], bodies: [(id: String, bytes: [UInt8])] = []) {
    self.cases = cases
    self.bodies = bodies
  }

  package init(reading corpus: PayloadCorpus) throws(KitError) {
    var cases: [PayloadCase] = []
    var seen: Set<String> = []
    for area in try KitError.wrapping(try corpus.areas()) {
      let manifest: PayloadManifest
      do {
        manifest = try corpus.manifest(of: area)
      } catch {
        switch error {
        case .file(let error): throw .file(error)
        case .content(let error): throw .json(error)
        }
      }
      for vector in manifest.vectors {
        // Reports and answers name the case by this identifier, so the identifier has to be well-formed and unique.
        let file = "payloads/\(area)/\(PayloadCorpus.manifestName)"
        guard Slug.isValid(vector.id) else { throw .malformedIdentifier(vector.id, file: file) }
        guard Slug.area(of: vector.id) == area else { throw .misplaced(vector.id, file: file) }
        guard seen.insert(vector.id).inserted else { throw .duplicate(vector.id) }
        let bytes = try KitError.wrapping(try corpus.bytes(of: vector, in: area))
        cases.append(PayloadCase(vector, bytes: bytes))
      }
    }
    self.init(cases: cases)
  }

  package static func load() throws(KitError) -> PayloadSuite {
    try PayloadSuite(reading: PayloadCorpus(corpus: KitResources.load().corpus))
  }

  package func cases(of parser: PayloadParserSubject) -> [PayloadCase] {
    cases + OwnFieldCases.cases(keys: parser.keys)
      + bodies.map { PayloadCase(id: $0.id, specifiedBy: $0.bytes, keys: parser.keys) }
  }

  /// The names of all cases, the same for every parser; a parser's key map decides only what the payloads contain.
  package var names: [String] {
    cases.map(\.id) + OwnFieldCases.cases(keys: PayloadKeyMap()).map(\.id) + bodies.map(\.id)
  }
}
