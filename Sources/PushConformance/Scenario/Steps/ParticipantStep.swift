package enum ParticipantStep: Sendable, Hashable {
  case attach(String)
  case detach(String)
  /// The owner of a participant drops its reference, so only the center can still hold the object.
  case release(String)
}

struct ParticipantStepKinds: Sendable {
  let attach = StepKind("attach", ParticipantStep.attach, .participant)
    .says("attach {0}").traits([.needsRunningCode, .isOfParticipants])
  let detach = StepKind("detach", ParticipantStep.detach, .participant)
    .says("detach {0}").traits([.needsRunningCode, .isOfParticipants])
  let release = StepKind("release", ParticipantStep.release, .participant)
    .says("release {0}").traits([.needsRunningCode, .isOfParticipants])
}

extension ParticipantStep {
  var participant: String {
    switch self {
    case .attach(let name), .detach(let name), .release(let name): name
    }
  }
}
