package import PushPayloads
package import PushSimulation

package enum ActivityStep: Sendable, Hashable {
  case receiveToken(DeviceToken, for: ActivityTokenPurpose)
  /// The activity with this identifier ends or is dismissed.
  case end(String)
  case answerUpload(token: DeviceToken, UploadAnswer)
  case answerUnregistration(token: DeviceToken, UploadAnswer)
}

extension ActivityStep {
  var text: String {
    switch self {
    case .receiveToken(let token, let purpose):
      "receive token \(token.hexadecimal) \(purpose.text)"
    case .end(let id): "end activity \(id.inQuotes)"
    case .answerUpload(let token, let answer):
      "answer the upload of the activity token \(token.hexadecimal) with \(answer.rawValue)"
    case .answerUnregistration(let token, let answer):
      "answer the unregistration of the activity token \(token.hexadecimal) with "
        + answer.rawValue
    }
  }
}

extension ActivityTokenPurpose {
  /// The purpose in words, for a sentence in which the words follow the token.
  var text: String {
    switch self {
    case .activity(let id): "of activity \(id.inQuotes)"
    case .pushToStart(let type): "that starts activities of type \(type.inQuotes)"
    }
  }
}
