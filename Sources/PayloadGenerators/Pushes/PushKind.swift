public import PushPayloads

/// What a push is for, as far as its sender says so.
public enum PushKind: Sendable, Hashable {
  /// A push whose header names its type.
  case typed(PushType)
  /// A push whose type is not known, such as one of the days before the header, or one in a log.
  case untyped

  /// The type that the header names.
  public var pushType: PushType? {
    guard case .typed(let type) = self else { return nil }
    return type
  }
}

extension PushKind: CaseIterable {
  /// Every kind, the plainest first.
  public static let allCases = PushType.allCases.map(PushKind.typed) + [.untyped]
}

extension PushKind: CustomStringConvertible {
  /// The push type, or that there is none.
  public var description: String { pushType?.rawValue ?? "untyped" }
}
