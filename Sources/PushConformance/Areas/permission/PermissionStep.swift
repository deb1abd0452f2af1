package import PushSimulation

package enum PermissionStep: Sendable, Hashable {
  case set(AuthorizationStatus)
  case request
  /// The user answers the system's prompt; the value is the permission that follows.
  case answer(AuthorizationStatus)
  case read
}

struct PermissionStepKinds: Sendable {
  let set = StepKind("permission", PermissionStep.set, .status).says("set the permission to {0}")
  let request = StepKind("requestPermission") { PermissionStep.request }
    .says("request permission").heard(by: .permissionAsking).traits(.needsRunningCode)
  // A center without the role `permissionAsking` can ask for permission when it registers.
  let answer = StepKind("answerPermission", PermissionStep.answer, .decision)
    .says("grant permission: {0}").says("refuse permission", if: AuthorizationStatus.denied)
    .says("answer the prompt so that the permission is {0}", if: AuthorizationStatus.unknown)
    .heard(by: .permissionAsking, .registering).traits([.needsRunningCode, .isInFront])
  let read = StepKind("readPermission") { PermissionStep.read }
    .says("read the permission").heard(by: .permissionReporting).traits(.needsRunningCode)
}

extension StepPart where Value == AuthorizationStatus {
  /// The words for the permission, as they follow "the permission is".
  fileprivate static var status: Self {
    .value.worded { $0 == .unknown ? "one that only later versions of iOS have" : $0.rawValue }
  }

  fileprivate static var decision: Self {
    .status.refusing("an answer is a decision, and \"notDetermined\" is not a decision") {
      $0 == .notDetermined
    }
  }
}
