package import PushPayloads
package import PushSimulation

/// A step about Live Activities and their tokens.
package enum ActivityStep: Sendable, Hashable {
  /// ActivityKit hands over a token, or another one in its place.
  case receiveToken(DeviceToken, for: ActivityTokenPurpose)
  /// An activity ends, or is dismissed.
  case end(String)
  /// The server answers the upload of a token of ActivityKit.
  case answerUpload(token: DeviceToken, UploadAnswer)
  /// The server answers an unregistration of a token of ActivityKit.
  case answerUnregistration(token: DeviceToken, UploadAnswer)
}
