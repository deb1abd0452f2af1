/// The requests that a rule is about.
///
/// A request that manages channels is no push: it has other methods, other headers and mostly no body.
enum PayloadRuleScope: Sendable {
  /// Pushes, to a device or to a channel.
  case pushes
  /// Requests that create, read, delete or list channels.
  case channelRequests
  /// Pushes, and requests that manage channels.
  case allRequests
  /// Pushes, and requests that create a channel: the requests that have a body.
  case bodies

  /// Returns whether the rule is about a request.
  func includes(_ request: ChannelRequest?) -> Bool {
    switch self {
    case .pushes: request == nil
    case .channelRequests: request != nil
    case .allRequests: true
    case .bodies: request.map { $0.action == .create } ?? true
    }
  }
}
