import PushPayloads

/// The manifest of an area: the payloads of the area, and the expectations about each payload.
///
/// `Specs/corpus.md` specifies the grammar.
package struct PayloadManifest: Sendable, Hashable, Decodable {
  /// The name of the area's folder, and the first component of each identifier.
  package let area: String
  package let title: String
  package let flags: [String: String]
  package let vectors: [PayloadVector]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case area, title, flags, vectors
  }
}

extension PayloadManifest {
  /// The names of the members, in their canonical order.
  static let memberNames = CodingKeys.allCases.map(\.rawValue)

  var unusedFlags: [String] {
    let used = Set(vectors.flatMap(\.flags))
    return flags.keys.filter { !used.contains($0) }.sorted()
  }
}

struct PayloadManifestFile {
  /// The path of the file below the corpus, as findings show it.
  let path: String
  let document: JSONDocument
  let manifest: PayloadManifest

  init(bytes: [UInt8], path: String) throws(StrictJSONError) {
    manifest = try StrictJSON.decode(PayloadManifest.self, from: bytes, file: path)
    document = try StrictJSON.scan(bytes, file: path)
    self.path = path
  }

  var canonicalText: [UInt8] { CanonicalManifest.text(of: document.value.object ?? JSONObject()) }

  /// Returns the position of a member, or of `name` in the member's object; the beginning of the file if the value is
  /// missing.
  func position(_ member: String, _ name: String? = nil) -> SourcePosition {
    var element = document.root[member]
    if let name { element = element?[name] }
    return document.position(of: element?.range.lowerBound ?? 0)
  }

  var vectorPositions: [SourcePosition] {
    guard let vectors = document.root["vectors"] else { return [] }
    return SourcePosition.all(of: vectors.elements.map(\.range.lowerBound), in: document.bytes)
  }
}
