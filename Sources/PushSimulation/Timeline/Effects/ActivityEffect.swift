/// A call to the app's server about tokens of Live Activities.
package enum ActivityEffect: Sendable, Hashable {
  /// Starts to upload a token of ActivityKit.
  case uploaded(String, for: ActivityTokenPurpose)
  /// Starts to unregister a token of ActivityKit.
  case unregistered(String, for: ActivityTokenPurpose)
}
