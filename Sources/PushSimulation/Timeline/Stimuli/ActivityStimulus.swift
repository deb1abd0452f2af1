package import PushPayloads

/// Something that reaches a center about Live Activities and their tokens.
package enum ActivityStimulus: Sendable, Hashable {
  /// ActivityKit hands over a token, or another one in its place.
  case didReceiveToken(DeviceToken, for: ActivityTokenPurpose)
  /// ActivityKit says that an activity has ended, or was dismissed.
  case ended(String)
  /// The server answers the upload of a token of ActivityKit.
  case uploadAnswered(token: String, UploadAnswer)
  /// The server answers the unregistration of a token of ActivityKit.
  case unregistrationAnswered(token: String, UploadAnswer)
}
