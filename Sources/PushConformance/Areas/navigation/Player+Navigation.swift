import PushSimulation

extension Player {
  func perform(_ step: NavigationStep) async throws(PlayProblem.Cause) {
    switch step {
    case .post(let message):
      let center = try runningProcess().busNavigating.needed(as: .busNavigating)
      let message = message.rendered(with: subject.vocabulary)
      try await turn(.navigation(.posted(message))) { await center.post(message) }
    case .subscribe:
      let center = try runningProcess().busNavigating.needed(as: .busNavigating)
      try await turn(.navigation(.subscribed)) { await center.subscribe() }
    case .resolver(let isPresent): device.world.hasViewResolver = isPresent
    case .idiom(let idiom): device.world.idiom = idiom
    }
  }
}
