/// The purpose of a token of ActivityKit; the token of the device is not among them.
public enum ActivityTokenPurpose: Sendable, Hashable {
  /// Updating one Live Activity, by the identifier of the activity.
  case activity(String)
  /// Starting Live Activities of a type of attributes, by the name of the type (iOS 17.2).
  case pushToStart(String)
}
