/// A call to the app's server about tokens of Live Activities.
package enum ActivityEffect: Sendable, Hashable {
  case uploaded(String, for: ActivityTokenPurpose)
  /// Starts to ask the server to forget a token of ActivityKit.
  case unregistered(String, for: ActivityTokenPurpose)
}
