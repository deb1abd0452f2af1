package import PushPayloads

package enum TokenStimulus: Sendable, Hashable {
  /// The token can be empty.
  case received(DeviceToken)
  case uploadAnswered(token: String, UploadAnswer)
}

package enum TokenEffect: Sendable, Hashable {
  // Path and account are nil if the adapter does not name them.
  case uploaded(String, path: String?, account: String? = nil)
  /// The string is the token in hexadecimal, as the adapter passes it.
  case toldObserver(ParticipantID, String)
}

/// The server's answer to the upload or the unregistration of a token.
package enum UploadAnswer: String, Sendable, Hashable, Codable {
  case success
  /// The request failed, or the server cannot be reached; a retry can succeed.
  case failure
  /// The server refuses the request, and would refuse it again.
  case rejected
}
