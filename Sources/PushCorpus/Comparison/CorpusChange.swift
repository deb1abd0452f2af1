package import PushPayloads

/// A change between two corpora that concerns one identifier.
package struct CorpusChange: Sendable, Hashable {
  package enum Fate: Sendable, Hashable {
    case added
    /// `successor` is the new identifier of the same payload and request; nil for none.
    case removed(successor: String?)
    /// The entry or the payload of the identifier has changed; `content` is nil for a scenario, and for equal payloads.
    case changed([Member], content: Content?)
  }

  package struct Member: Sendable, Hashable {
    package let name: String
    package let old: JSONValue?
    package let new: JSONValue?
  }

  package struct Content: Sendable, Hashable {
    /// The offset of the first different byte, or the size of the shorter payload if it begins the longer one.
    package let offset: Int
    package let oldCount: Int
    package let newCount: Int
  }

  package let kind: CorpusContents.Kind
  package let id: String
  package let fate: Fate

  /// True if the change breaks references to the identifier, for example in dashboards, filters or lists of known
  /// failures.
  package var isBreaking: Bool {
    if case .removed = fate { true } else { false }
  }
}
