package enum LaunchStep: Sendable, Hashable {
  case interface(takesTime: Bool)
  case interfaceReady
}

struct LaunchStepKinds: Sendable {
  let interface = StepKind(
    "interface",
    LaunchStep.interface,
    .choice("takesTime", "comesWithLaunch")
  )
  .says("let the first screens take some time")
  .says("let the first screens be ready at once", if: false).heard(by: .deferring)
  let interfaceReady = StepKind("interfaceReady") { LaunchStep.interfaceReady }
    .says("finish the first screens").heard(by: .deferring).traits(.needsRunningCode)
}
