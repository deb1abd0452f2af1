import PushPayloads

/// The manifest of an area: the payloads of the area, and the expectations about each payload.
///
/// `Specs/corpus.md` specifies the grammar.
package struct PayloadManifest: Sendable, Hashable, Decodable {
  /// The name of the area, which is the name of its folder and the first component of each identifier.
  package let area: String
  package let title: String
  package let flags: [String: String]
  package let vectors: [PayloadVector]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case area, title, flags, vectors
  }
}

extension PayloadManifest {
  /// The names of the members that a manifest can have, in their canonical order.
  static let memberNames = CodingKeys.allCases.map(\.rawValue)

  /// The explained flags that no test vector has, sorted.
  var unusedFlags: [String] {
    let used = Set(vectors.flatMap(\.flags))
    return flags.keys.filter { !used.contains($0) }.sorted()
  }
}

/// A decoded manifest, and the text that it was decoded from.
struct PayloadManifestFile {
  /// The path of the file below the corpus, as findings show it.
  let path: String
  /// The text, with the place of each value.
  let document: JSONDocument
  let manifest: PayloadManifest

  /// Reads a manifest; an unknown or repeated member is an error.
  init(bytes: [UInt8], path: String) throws(StrictJSONError) {
    manifest = try StrictJSON.decode(PayloadManifest.self, from: bytes, file: path)
    document = try StrictJSON.scan(bytes, file: path)
    self.path = path
  }

  var canonicalText: [UInt8] { CanonicalManifest.text(of: document.value.object ?? JSONObject()) }

  /// Returns the position of a member of the manifest, or of the member `name` of this member's object.
  ///
  /// The position is the beginning of the file if the manifest lacks the value.
  func position(_ member: String, _ name: String? = nil) -> SourcePosition {
    var element = document.root[member]
    if let name { element = element?[name] }
    return document.position(of: element?.range.lowerBound ?? 0)
  }

  /// The position of each test vector, found in one pass through the text.
  var vectorPositions: [SourcePosition] {
    guard let vectors = document.root["vectors"] else { return [] }
    return SourcePosition.all(of: vectors.elements.map(\.range.lowerBound), in: document.bytes)
  }
}
