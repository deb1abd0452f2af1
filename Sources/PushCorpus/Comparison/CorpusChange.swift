public import PushPayloads

/// How one identifier fares from one corpus to another.
public struct CorpusChange: Sendable, Hashable {
  /// What became of it.
  public enum Fate: Sendable, Hashable {
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
  public struct Member: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The value before; nil if there was none.
    public let old: JSONValue?
    /// The value now; nil if there is none.
    public let new: JSONValue?
  }

  /// How the bytes of a payload differ.
  public struct Content: Sendable, Hashable {
    /// The first byte that is another, or the end of the shorter.
    public let offset: Int
    /// How many bytes there were.
    public let oldCount: Int
    /// How many there are.
    public let newCount: Int
  }

  /// Whether it is a vector or a scenario.
  public let kind: CorpusContents.Kind
  /// The identifier.
  public let id: String
  /// What became of it.
  public let fate: Fate

  /// Whether those who name it by its identifier are left with nothing: dashboards, lists of known
  /// failures, filters.
  public var isBreaking: Bool {
    if case .removed = fate { true } else { false }
  }
}
