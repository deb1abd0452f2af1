package import PushPayloads

/// How one identifier fares from one corpus to another.
package struct CorpusChange: Sendable, Hashable {
  /// What became of it.
  package enum Fate: Sendable, Hashable {
    /// It is new.
    case added
    /// It is gone.
    ///
    /// - Parameter successor: A new identifier whose payload and request are the same, if there is one.
    case removed(successor: String?)
    /// Something else is said of it.
    case changed([Member], content: Content?)
  }

  /// A member that was added, removed or given another value.
  package struct Member: Sendable, Hashable {
    /// The name.
    package let name: String
    /// The value before; nil if there was none.
    package let old: JSONValue?
    /// The value now; nil if there is none.
    package let new: JSONValue?
  }

  /// How the bytes of a payload differ.
  package struct Content: Sendable, Hashable {
    /// The first byte that is another, or the end of the shorter.
    package let offset: Int
    /// How many bytes there were.
    package let oldCount: Int
    /// How many there are.
    package let newCount: Int
  }

  /// Whether it is a vector or a scenario.
  package let kind: CorpusContents.Kind
  /// The identifier.
  package let id: String
  /// What became of it.
  package let fate: Fate

  /// Whether those who name it by its identifier are left with nothing: dashboards, lists of known
  /// failures, filters.
  package var isBreaking: Bool {
    if case .removed = fate { true } else { false }
  }
}
