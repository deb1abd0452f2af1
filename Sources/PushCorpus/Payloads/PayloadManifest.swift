/// What an area of the payload corpus holds, and what is expected of each file in it.
///
/// `Specs/corpus.md` is the written grammar.
package struct PayloadManifest: Sendable, Hashable, Decodable {
  /// The name of the folder, and the first component of every identifier in it.
  package let area: String
  /// What the area is called in reports.
  package let title: String
  /// What each flag means that a vector of the area bears.
  package let flags: [String: String]
  /// The vectors.
  package let vectors: [PayloadVector]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case area, title, flags, vectors
  }

  /// Reads a manifest and refuses members that it does not know.
  package init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownMembers(knownBy: CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    area = try container.decode(String.self, forKey: .area)
    title = try container.decode(String.self, forKey: .title)
    flags = try container.decode([String: String].self, forKey: .flags)
    vectors = try container.decode([PayloadVector].self, forKey: .vectors)
  }
}

extension PayloadManifest {
  /// The members of a manifest, in their canonical order.
  static let memberNames = CodingKeys.allCases.map(\.rawValue)

  /// The flags that are explained and that no vector bears, sorted.
  var unusedFlags: [String] {
    let used = Set(vectors.flatMap(\.flags))
    return flags.keys.filter { !used.contains($0) }.sorted()
  }
}
