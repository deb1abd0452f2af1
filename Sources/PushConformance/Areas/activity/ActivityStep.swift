package import PushPayloads
package import PushSimulation

package enum ActivityStep: Sendable, Hashable {
  case receiveToken(DeviceToken, for: ActivityTokenPurpose)
  /// The activity with this identifier ends or is dismissed.
  case end(String)
  case answerUpload(token: DeviceToken, UploadAnswer)
  case answerUnregistration(token: DeviceToken, UploadAnswer)
}

struct ActivityStepKinds: Sendable {
  let receiveToken =
    StepKind(
      "receiveActivityToken",
      { ActivityStep.receiveToken($0, for: .activity($1)) },
      .activityToken,
      .named("an activity", .member("of"))
    )
    .says("receive token {0} of activity {1}").heard(by: .activityTokens).traits(.needsRunningCode)
  let receivePushToStartToken =
    StepKind(
      "receivePushToStartToken",
      { ActivityStep.receiveToken($0, for: .pushToStart($1)) },
      .activityToken,
      .named("a type of attributes", .member("for"))
    )
    .says("receive token {0} that starts activities of type {1}").heard(by: .activityTokens)
    .traits(.needsRunningCode)
  let end = StepKind("endActivity", ActivityStep.end, .named("an activity"))
    .says("end activity {0}").heard(by: .activityTokens).traits(.needsRunningCode)
  let answerUpload = StepKind("answerActivityUpload", ActivityStep.answerUpload, .token, .with)
    .says("answer the upload of the activity token {0} with {1}").heard(by: .activityTokens)
    .traits([.needsRunningCode, .answersUpload])
  let answerUnregistration =
    StepKind("answerActivityUnregistration", ActivityStep.answerUnregistration, .token, .with)
    .says("answer the unregistration of the activity token {0} with {1}")
    .heard(by: .activityTokens).traits(.needsRunningCode)
}

extension StepPart where Value == DeviceToken {
  fileprivate static var activityToken: Self {
    .token.refusing("the token of an activity has at least one byte", if: \.bytes.isEmpty)
  }
}

extension ActivityTokenPurpose {
  /// The words that follow the token in a sentence, such as "of activity 'parcel'".
  var text: String {
    switch self {
    case .activity(let id): "of activity \(id.inQuotes)"
    case .pushToStart(let type): "that starts activities of type \(type.inQuotes)"
    }
  }
}
