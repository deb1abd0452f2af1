/// A call to the app's server about tokens of Live Activities.
package enum ActivityEffect: Sendable, Hashable {
  case uploaded(String, for: ActivityTokenPurpose)
  case unregistered(String, for: ActivityTokenPurpose)
}
