import PushSimulation

extension World {
  mutating func play(
    _ step: ResponsesStep,
    with delivery: NotificationDelivery
  ) throws(IllegalTransition) {
    switch step {
    case .tap(_, let scene): _ = try delivery.response(.opens, in: &self, into: scene)
    case .dismiss: _ = try delivery.response(.staysBehind, in: &self)
    case .respond(_, let action, _):
      _ = try delivery.response(UserAction.choose(action).response, in: &self)
    case .taps, .content, .completeContent: break
    }
  }
}
