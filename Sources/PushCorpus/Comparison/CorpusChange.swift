package import PushPayloads

/// The change of one identifier from one corpus to another.
package struct CorpusChange: Sendable, Hashable {
  /// The kind of change.
  package enum Fate: Sendable, Hashable {
    /// The identifier is new.
    case added
    /// The identifier was removed.
    ///
    /// - Parameter successor: A new identifier with the same payload and request, or nil.
    case removed(successor: String?)
    /// The entry or the payload of the identifier changed.
    case changed([Member], content: Content?)
  }

  /// A member that was added, removed or given another value.
  package struct Member: Sendable, Hashable {
    /// The name.
    package let name: String
    /// The value before; nil without one.
    package let old: JSONValue?
    /// The value now; nil without one.
    package let new: JSONValue?
  }

  /// The difference between the bytes of two payloads.
  package struct Content: Sendable, Hashable {
    /// The offset of the first different byte, or the end of the shorter payload.
    package let offset: Int
    /// The number of bytes before.
    package let oldCount: Int
    /// The number of bytes now.
    package let newCount: Int
  }

  /// The kind of the entry: a vector or a scenario.
  package let kind: CorpusContents.Kind
  /// The identifier.
  package let id: String
  /// The kind of change.
  package let fate: Fate

  /// Whether references to the identifier break, such as in dashboards, lists of known failures, or filters.
  package var isBreaking: Bool {
    if case .removed = fate { true } else { false }
  }
}
