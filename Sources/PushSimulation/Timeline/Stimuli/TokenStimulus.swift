package import PushPayloads

/// Something that reaches a center about the device token.
package enum TokenStimulus: Sendable, Hashable {
  /// The system hands over a device token.
  case received(DeviceToken)
  /// The server answers an upload.
  case uploadAnswered(token: String, UploadAnswer)
}

extension TokenStimulus {
  /// The token that the system hands over.
  package var receivedToken: DeviceToken? {
    switch self {
    case .received(let token): token
    case .uploadAnswered: nil
    }
  }

  /// The token that the server has taken, now that it has answered the upload.
  package var acceptedToken: String? {
    switch self {
    case .uploadAnswered(let token, let answer): answer == .success ? token : nil
    case .received: nil
    }
  }

  /// The token that the server did not take, now that it has answered the upload.
  package var refusedToken: String? {
    switch self {
    case .uploadAnswered(let token, let answer): answer == .success ? nil : token
    case .received: nil
    }
  }
}
