package import PushPayloads

/// The kinds of pushes that the generators make: one for each push type, and three others.
package enum PushKind: Sendable, Hashable {
  /// A push to a device, with a header that names the push type.
  case typed(PushType)
  /// A push of unknown type, such as a push from a log, or from before the header existed.
  case untyped
  /// A push to all devices that subscribe to a channel.
  case broadcast
  /// A push to a website in Safari, recognized by its topic.
  case website

  /// The push type in the header; nil if the kind does not determine it, as for websites.
  package var pushType: PushType? {
    switch self {
    case .typed(let type): type
    case .broadcast: .liveactivity
    case .untyped, .website: nil
    }
  }
}

extension PushKind: CaseIterable {
  /// Every kind, the simplest first.
  package static let allCases =
    PushType.allCases.map(PushKind.typed) + [.untyped, .broadcast, .website]
}

extension PushKind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .typed(let type): type.rawValue
    case .untyped: "untyped"
    case .broadcast: "broadcast"
    case .website: "website"
    }
  }
}
