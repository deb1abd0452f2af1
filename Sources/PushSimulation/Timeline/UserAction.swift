package enum UserAction: Sendable, Hashable {
  /// The user taps the notification, which brings the app to the foreground.
  case open
  /// The user dismisses the notification, which does not bring the app to the foreground.
  case dismiss
  /// The user chooses the action that has this name in scenarios, and may type a text.
  case choose(String, text: String? = nil)
}
