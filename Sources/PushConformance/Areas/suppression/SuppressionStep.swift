package enum SuppressionStep: Sendable, Hashable {
  /// From now on, a suppressor suppresses only these notifications.
  case suppress(String, NotificationNames)
  case answer(String, Bool)
}

struct SuppressionStepKinds: Sendable {
  let suppress = StepKind("suppress", SuppressionStep.suppress, .changed, .names(\.toasts))
    .says("let {0} suppress {1}").traits(.isOfParticipants)
  let answer = StepKind("answer", SuppressionStep.answer, .suppressor, .yesOrNo)
    .says("have {0} answer {1}").heard(by: .asynchronouslySuppressible).traits(.needsRunningCode)
}

private let noAnswer = #"name one suppressor, such as {"chat": "yes"} or "no""#

extension StepPart where Value == String {
  /// The suppressor that answers; unlike `.changed`, this step part does not set the participant that the step changes.
  fileprivate static var suppressor: Self { .key(orRefuse: noAnswer) }
}

extension StepPart where Value == Bool {
  fileprivate static var yesOrNo: Self {
    Self(
      at: .entry,
      reading: { ["yes": true, "no": false][$0] },
      orRefuse: { _ in noAnswer },
      writing: { $0 ? "yes" : "no" }
    )
  }
}

extension Step {
  func isAnswer(of suppressor: String) -> Bool {
    if case .suppression(.answer(suppressor, _)) = self { true } else { false }
  }
}
