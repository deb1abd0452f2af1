package import PushPayloads

/// What a push is for, as far as its sender says so.
package enum PushKind: Sendable, Hashable {
  /// A push to a device whose header names its type.
  case typed(PushType)
  /// A push whose type is not known, such as one of the days before the header, or one in a log.
  case untyped
  /// A push to all devices that listen to a channel.
  case broadcast
  /// A push to a website in Safari, which its topic tells apart.
  case website

  /// The type that the header names, as far as the kind says; a website push may name one.
  package var pushType: PushType? {
    switch self {
    case .typed(let type): type
    case .broadcast: .liveactivity
    case .untyped, .website: nil
    }
  }
}

extension PushKind: CaseIterable {
  /// Every kind, the plainest first.
  package static let allCases =
    PushType.allCases.map(PushKind.typed) + [.untyped, .broadcast, .website]
}

extension PushKind: CustomStringConvertible {
  /// The push type, or what is in its place.
  package var description: String {
    switch self {
    case .typed(let type): type.rawValue
    case .untyped: "untyped"
    case .broadcast: "broadcast"
    case .website: "website"
    }
  }
}
