package import PushPayloads

/// A change between two corpora that concerns one identifier.
package struct CorpusChange: Sendable, Hashable {
  /// The ways in which the newer corpus can differ from the older corpus for one identifier.
  package enum Fate: Sendable, Hashable {
    /// Only the newer corpus has the identifier.
    case added
    /// Only the older corpus has the identifier.
    ///
    /// - Parameter successor: The new identifier of the same payload and request; nil if there is no such identifier.
    case removed(successor: String?)
    /// The entry or the payload of the identifier has changed; `content` is nil for a scenario, and for equal payloads.
    case changed([Member], content: Content?)
  }

  /// A member that was added or removed, or whose value has changed.
  package struct Member: Sendable, Hashable {
    /// The name of the member in the entry of the manifest or in the scenario.
    package let name: String
    /// The value in the older corpus; nil if the member was added.
    package let old: JSONValue?
    /// The value in the newer corpus; nil if the member was removed.
    package let new: JSONValue?
  }

  /// The difference between the bytes of two payloads.
  package struct Content: Sendable, Hashable {
    /// The offset of the first different byte.
    ///
    /// If the shorter payload is the beginning of the longer payload, the offset is the size of the shorter payload.
    package let offset: Int
    /// The number of bytes of the payload in the older corpus.
    package let oldCount: Int
    /// The number of bytes of the payload in the newer corpus.
    package let newCount: Int
  }

  /// The kind of the entry: a test vector or a scenario.
  package let kind: CorpusContents.Kind
  /// The identifier of the test vector or scenario.
  package let id: String
  /// The difference: the newer corpus adds, removes or changes the identifier.
  package let fate: Fate

  /// True if the change breaks references to the identifier, for example in dashboards, filters or lists of known
  /// failures.
  package var isBreaking: Bool {
    if case .removed = fate { true } else { false }
  }
}
