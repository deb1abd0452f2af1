package enum RespondersStep: Sendable, Hashable {
  /// From now on, a responder accepts only these notifications.
  case accept(String, NotificationNames)
  case pop
}

struct RespondersStepKinds: Sendable {
  let accept = StepKind("accept", RespondersStep.accept, .changed, .names(\.notifications))
    .says("let {0} accept {1}").traits(.isOfParticipants)
  let pop = StepKind("popResponder") { RespondersStep.pop }
    .says("pop the newest responder").heard(by: .responderChain)
    .traits([.needsRunningCode, .isOfParticipants])
}
