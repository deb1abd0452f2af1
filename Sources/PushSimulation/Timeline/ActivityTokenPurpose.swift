/// The purpose for which ActivityKit has issued a token, which is not the device token.
public enum ActivityTokenPurpose: Sendable, Hashable {
  /// The token is for updates of one Live Activity, which has this identifier.
  case activity(String)
  /// The token is for starting Live Activities whose attributes have the type with this name (iOS 17.2).
  case pushToStart(String)
}
