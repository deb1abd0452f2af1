/// An action of the user on a notification that the system shows.
package enum UserAction: Sendable, Hashable {
  /// Taps it.
  case open
  /// Swipes it away.
  case dismiss
  /// Chooses one of its actions, by identifier, and perhaps writes a text.
  case choose(String, text: String? = nil)
}
