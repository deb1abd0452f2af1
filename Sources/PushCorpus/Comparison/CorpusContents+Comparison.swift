package import PushPayloads

extension CorpusContents {
  /// Returns the changes in a newer corpus: first test vectors, then scenarios, each kind sorted by identifier.
  ///
  /// The comparison ignores the titles of areas and the explanations of flags.
  package func changes(to newer: CorpusContents) throws(CorpusFileError) -> [CorpusChange] {
    var changes: [CorpusChange] = []
    for kind in Kind.allCases { changes += try self.changes(of: kind, to: newer) }
    return changes
  }

  private func changes(
    of kind: Kind,
    to newer: CorpusContents
  ) throws(CorpusFileError) -> [CorpusChange] {
    let old = entries[kind] ?? [:]
    let new = newer.entries[kind] ?? [:]
    let successors = Successors(of: new.filter { old[$0.key] == nil }, in: newer.folder)
    var changes: [CorpusChange] = []
    for id in Set(old.keys).union(new.keys).sorted(by: Self.precedes) {
      let fate: CorpusChange.Fate?
      switch (old[id], new[id]) {
      case (let before?, let after?):
        fate = try difference(of: before, from: after, in: newer)
      case (let before?, nil):
        fate = .removed(successor: try successors.successor(of: before, in: folder))
      default:
        fate = .added
      }
      if let fate { changes.append(CorpusChange(kind: kind, id: id, fate: fate)) }
    }
    return changes
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private func difference(
    of before: Entry,
    from after: Entry,
    in newer: CorpusContents
  ) throws(CorpusFileError) -> CorpusChange.Fate? {
    var members: [CorpusChange.Member] = []
    let names = before.members.map(\.key)
    let known = Set(names)
    for name in names + after.members.map(\.key).filter({ !known.contains($0) }) {
      let (old, new) = (before.members[name], after.members[name])
      if old != new { members.append(CorpusChange.Member(name: name, old: old, new: new)) }
    }
    var content: CorpusChange.Content?
    if let old = before.payload, let new = after.payload {
      content = Self.difference(
        of: try old.bytes(in: folder),
        from: try new.bytes(in: newer.folder)
      )
    }
    return members.isEmpty && content == nil ? nil : .changed(members, content: content)
  }

  private static func difference(of old: [UInt8], from new: [UInt8]) -> CorpusChange.Content? {
    guard old != new else { return nil }
    let offset = old.indices.first { $0 >= new.count || old[$0] != new[$0] } ?? old.count
    return CorpusChange.Content(offset: offset, oldCount: old.count, newCount: new.count)
  }
}

/// The payloads with new identifiers, keyed by the hash of the payload's bytes.
///
/// If a removed identifier has the same payload and request as a new identifier, the new identifier is the successor.
private struct Successors {
  private let folder: CorpusFolder
  private var candidates: [Int: [(id: String, entry: CorpusContents.Entry)]] = [:]

  init(of added: [String: CorpusContents.Entry], in folder: CorpusFolder) {
    self.folder = folder
    for (id, entry) in added.sorted(by: { $0.key < $1.key }) {
      guard let payload = entry.payload else { continue }
      candidates[payload.hash, default: []].append((id, entry))
    }
  }

  private static let request = [
    "path", "headers", "headersComplete", "limits", "sentAt", "checkedAt", "recipient",
  ]

  func successor(
    of entry: CorpusContents.Entry,
    in older: CorpusFolder
  ) throws(CorpusFileError) -> String? {
    guard let old = entry.payload else { return nil }
    for candidate in candidates[old.hash] ?? [] {
      // The same body with other headers is a different request.
      guard Self.request.allSatisfy({ candidate.entry.members[$0] == entry.members[$0] }),
        let new = candidate.entry.payload,
        try new.bytes(in: folder) == old.bytes(in: older)
      else { continue }
      return candidate.id
    }
    return nil
  }
}

package struct CorpusChange: Sendable, Hashable {
  package enum Fate: Sendable, Hashable {
    case added
    /// `successor` is the new identifier of the same payload and request; nil if there is no such identifier.
    case removed(successor: String?)
    /// `content` is nil for a scenario, and if the payload is unchanged.
    case changed([Member], content: Content?)
  }

  package struct Member: Sendable, Hashable {
    package let name: String
    package let old: JSONValue?
    package let new: JSONValue?
  }

  package struct Content: Sendable, Hashable {
    /// The offset of the first different byte; the size of the shorter payload if the longer payload begins with it.
    package let offset: Int
    package let oldCount: Int
    package let newCount: Int
  }

  package let kind: CorpusContents.Kind
  package let id: String
  package let fate: Fate

  /// True if the change breaks references to the identifier, such as filters and lists of known failures.
  package var isBreaking: Bool {
    if case .removed = fate { true } else { false }
  }
}
