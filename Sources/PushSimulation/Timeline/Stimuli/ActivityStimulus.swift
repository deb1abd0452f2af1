package import PushPayloads

/// A stimulus about Live Activities and their tokens.
package enum ActivityStimulus: Sendable, Hashable {
  /// ActivityKit delivers the first token for a purpose, or a further token, which may be equal to the token before it.
  case didReceiveToken(DeviceToken, for: ActivityTokenPurpose)
  /// ActivityKit reports that an activity has ended or was dismissed.
  case ended(String)
  case uploadAnswered(token: String, UploadAnswer)
  /// The server answers a request to forget a token of ActivityKit, or cannot be reached.
  case unregistrationAnswered(token: String, UploadAnswer)
}
