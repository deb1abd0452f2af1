package import PushPayloads

/// A device token from the system, or the server's answer about a device token.
package enum TokenStimulus: Sendable, Hashable {
  /// The token may be empty.
  case received(DeviceToken)
  /// The server may also be out of reach.
  case uploadAnswered(token: String, UploadAnswer)
}

extension TokenStimulus {
  package var receivedToken: DeviceToken? {
    switch self {
    case .received(let token): token
    case .uploadAnswered: nil
    }
  }

  package var acceptedToken: String? {
    switch self {
    case .uploadAnswered(let token, let answer): answer == .success ? token : nil
    case .received: nil
    }
  }

  /// The server refuses the upload, or does not receive it.
  package var refusedToken: String? {
    switch self {
    case .uploadAnswered(let token, let answer): answer == .success ? nil : token
    case .received: nil
    }
  }
}
