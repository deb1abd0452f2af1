/// The kinds of requests that a rule checks.
///
/// A request that manages channels is not a push. Its methods and headers differ from those of a push, and only a
/// request that creates a channel has a body.
enum PayloadRuleScope: Sendable {
  /// Pushes, to a device or to a channel; a rule has this scope unless it states another one.
  case pushes
  /// Requests that create, read, delete or list channels.
  case channelRequests
  /// All requests, whether they are pushes or manage channels.
  case allRequests
  /// Pushes, and requests that create a channel: the requests that have a body.
  case bodies

  /// Returns whether the rule checks a request; `request` is nil for a push.
  func includes(_ request: ChannelRequest?) -> Bool {
    switch self {
    case .pushes: request == nil
    case .channelRequests: request != nil
    case .allRequests: true
    case .bodies: request.map { $0.action == .create } ?? true
    }
  }
}
