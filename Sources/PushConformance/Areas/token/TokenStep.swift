package import PushPayloads
package import PushSimulation

package enum TokenStep: Sendable, Hashable {
  /// The system delivers a device token, which may be empty, or equal to an earlier token.
  case receive(DeviceToken)
  case answerUpload(token: DeviceToken, UploadAnswer)
}

extension TokenStep {
  var hearingRoles: [Role] {
    switch self {
    case .receive: [.registering, .serviceHosting]
    case .answerUpload: [.registering]
    }
  }

  var text: String {
    switch self {
    case .receive(let token):
      token.bytes.isEmpty ? "receive an empty token" : "receive token \(token.hexadecimal)"
    case .answerUpload(let token, let answer):
      "answer the upload of \(token.hexadecimal) with \(answer.rawValue)"
    }
  }
}
