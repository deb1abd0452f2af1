import PushSimulation

extension Player {
  func perform(_ step: RespondersStep) async throws(PlayProblem.Cause) {
    switch step {
    case .accept(let name, let rule): try change(name, to: rule)
    case .pop:
      let center = try runningProcess().responderChain.needed(as: .responderChain)
      try await turn(
        .responders(.popped),
        calling: { await center.popResponder() },
        changing: { $0.popResponder() }
      )
    }
  }
}
