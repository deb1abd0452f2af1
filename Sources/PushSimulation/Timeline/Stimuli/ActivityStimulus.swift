package import PushPayloads

/// A stimulus about Live Activities and their tokens.
package enum ActivityStimulus: Sendable, Hashable {
  // The first token for a purpose, or a further token, which may be equal to the token before it.
  case didReceiveToken(DeviceToken, for: ActivityTokenPurpose)
  case ended(String)
  case uploadAnswered(token: String, UploadAnswer)
  case unregistrationAnswered(token: String, UploadAnswer)
}
