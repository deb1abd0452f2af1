/// The manifest of an area: the payloads of the area, and the expectations about each payload.
///
/// `Specs/corpus.md` specifies the grammar.
package struct PayloadManifest: Sendable, Hashable, Decodable {
  /// The name of the area; the folder of the area has this name, and every identifier in the manifest begins with this
  /// name.
  package let area: String
  package let title: String
  package let flags: [String: String]
  package let vectors: [PayloadVector]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case area, title, flags, vectors
  }
}

extension PayloadManifest {
  /// The names of the members that a manifest may have, in their canonical order.
  static let memberNames = CodingKeys.allCases.map(\.rawValue)

  /// The explained flags that no test vector has, sorted.
  var unusedFlags: [String] {
    let used = Set(vectors.flatMap(\.flags))
    return flags.keys.filter { !used.contains($0) }.sorted()
  }
}
