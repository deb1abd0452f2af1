/// The server's answer to the upload or the unregistration of a token.
package enum UploadAnswer: String, Sendable, Hashable, Codable {
  case success
  /// The request failed, or the server cannot be reached; a retry may succeed.
  case failure
  /// The server refuses the request, and would refuse it again.
  case rejected
}
