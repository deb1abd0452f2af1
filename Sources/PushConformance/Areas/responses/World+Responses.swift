import PushSimulation

extension World {
  /// Changes the simulated world as a response of the user does.
  mutating func play(
    _ step: ResponsesStep,
    with delivery: NotificationDelivery
  ) throws(IllegalTransition) {
    switch step {
    case .tap(_, let scene): _ = try delivery.response(.opens, in: &self, into: scene)
    case .dismiss: _ = try delivery.response(.staysBehind, in: &self)
    case .respond(_, let action, _):
      let response = Vocabulary.usual.response(to: .choose(action))
      _ = try delivery.response(response, in: &self)
    case .taps, .content, .completeContent: break
    }
  }
}
