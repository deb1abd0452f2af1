import PushSimulation

extension TurnView {
  var replies: [Bool] {
    effects.compactMap { if case .links(.repliedToURL(let isTaken)) = $0 { isTaken } else { nil } }
  }

  /// True if the user opens a URL in this turn, on iOS 4.2 or later.
  var isLink: Bool { if case .links(.openedURL) = stimulus { true } else { false } }

  /// The notification that is equivalent to the opened link; nil for none.
  var linkedNotification: NotificationID? {
    if case .links(.openedURL(_, let notification)) = stimulus { notification } else { nil }
  }
}
