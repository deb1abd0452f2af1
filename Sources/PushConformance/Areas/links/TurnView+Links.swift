import PushSimulation

/// The links that reach the app in a turn, and the replies to them.
extension TurnView {
  /// The replies to URLs.
  var replies: [Bool] {
    effects.compactMap { if case .links(.repliedToURL(let isTaken)) = $0 { isTaken } else { nil } }
  }

  /// Whether a link brought the event.
  var isLink: Bool { if case .links(.openedURL) = stimulus { true } else { false } }

  /// The notification that is equivalent to the opened link.
  var linkedNotification: NotificationID? {
    if case .links(.openedURL(_, let notification)) = stimulus { notification } else { nil }
  }
}
