import PushSimulation

extension Player {
  func perform(_ step: NavigationStep) async throws(PlayProblem.Cause) {
    switch step {
    case .post(let message):
      guard let center = try runningProcess().busNavigating else {
        throw .needsRole(.busNavigating)
      }
      let message = message.rendered(with: subject.vocabulary)
      try await turn(.navigation(.posted(message))) { await center.post(message) }
    case .subscribe:
      guard let center = try runningProcess().busNavigating else {
        throw .needsRole(.busNavigating)
      }
      try await turn(.navigation(.subscribed)) { await center.subscribe() }
    case .resolver(let isPresent): device.world.hasViewResolver = isPresent
    case .idiom(let idiom): device.world.idiom = idiom
    }
  }
}
