package import PushPayloads

/// A device token from the system, or the server's answer about a device token.
package enum TokenStimulus: Sendable, Hashable {
  /// The system delivers a device token, which may be empty.
  case received(DeviceToken)
  /// The server answers the upload of a device token, or cannot be reached.
  case uploadAnswered(token: String, UploadAnswer)
}

extension TokenStimulus {
  /// The token that the system delivers; nil for an answer of the server.
  package var receivedToken: DeviceToken? {
    switch self {
    case .received(let token): token
    case .uploadAnswered: nil
    }
  }

  /// The token whose upload the server accepts; nil for other events.
  package var acceptedToken: String? {
    switch self {
    case .uploadAnswered(let token, let answer): answer == .success ? token : nil
    case .received: nil
    }
  }

  /// The token whose upload the server refuses or does not receive; nil for other events.
  package var refusedToken: String? {
    switch self {
    case .uploadAnswered(let token, let answer): answer == .success ? nil : token
    case .received: nil
    }
  }
}
