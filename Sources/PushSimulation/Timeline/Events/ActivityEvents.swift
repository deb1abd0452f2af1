package import PushPayloads

package enum ActivityStimulus: Sendable, Hashable {
  // The first token for a purpose, or a later token, which can be equal to the previous token.
  case didReceiveToken(DeviceToken, for: ActivityTokenPurpose)
  case ended(String)
  case uploadAnswered(token: String, UploadAnswer)
  case unregistrationAnswered(token: String, UploadAnswer)
}

package enum ActivityEffect: Sendable, Hashable {
  case uploaded(String, for: ActivityTokenPurpose)
  case unregistered(String, for: ActivityTokenPurpose)
}

/// The purpose for which ActivityKit has issued a token; such a token is not a device token.
public enum ActivityTokenPurpose: Sendable, Hashable {
  /// The token is for updates of one Live Activity, which has this identifier.
  case activity(String)
  /// The token is for starting Live Activities whose attributes have the type with this name (iOS 17.2).
  case pushToStart(String)
}
