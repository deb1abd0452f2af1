/// The purpose for which ActivityKit has issued a token; such a token is not the device token.
public enum ActivityTokenPurpose: Sendable, Hashable {
  /// Updates of one Live Activity, by its identifier.
  case activity(String)
  /// Starts of Live Activities of a type of attributes, by the type's name (iOS 17.2).
  case pushToStart(String)
}
