package import PushSimulation

package enum RegistrationStep: Sendable, Hashable {
  case request
  case fail(RegistrationFailure)
}

struct RegistrationStepKinds: Sendable {
  let request = StepKind("requestRegistration") { RegistrationStep.request }
    .says("request registration").heard(by: .registering).traits(.needsRunningCode)
  let fail =
    StepKind(
      "failRegistration",
      RegistrationStep.fail,
      StepPart(at: .whole, reading: { .init($0) }, writing: \.description)
    )
    .says("let the registration fail: {0}").heard(by: .registering, .serviceHosting)
    .traits(.needsRunningCode)
}
