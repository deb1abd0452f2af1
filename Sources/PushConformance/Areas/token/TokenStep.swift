package import PushPayloads
package import PushSimulation

package enum TokenStep: Sendable, Hashable {
  /// The system delivers a device token, which can be empty, or equal to an earlier token.
  case receive(DeviceToken)
  case answerUpload(token: DeviceToken, UploadAnswer)
}

struct TokenStepKinds: Sendable {
  let receive = StepKind("receiveToken", TokenStep.receive, .hexadecimal(.whole))
    .says("receive token {0}").says("receive an empty token", if: DeviceToken(bytes: []))
    .heard(by: .registering, .serviceHosting).traits(.needsRunningCode)
  let answerUpload = StepKind("answerUpload", TokenStep.answerUpload, .token, .with)
    .says("answer the upload of {0} with {1}").heard(by: .registering)
    .traits([.needsRunningCode, .answersUpload])
}
