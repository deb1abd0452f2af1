/// The server's answer to the upload of a device token, or to an unregistration.
package enum UploadAnswer: String, Sendable, Hashable, Codable {
  /// The server has done what it was asked for.
  case success
  /// The server has not, or cannot be reached: another time it may.
  case failure
  /// The server refuses, and always will.
  case rejected
}
