import PushSimulation

extension Player {
  func perform(_ step: SuppressionStep) async throws(PlayProblem.Cause) {
    switch step {
    case .suppress(let name, let rule): try change(name, to: rule)
    case .answer(let name, let isYes): try await answer(isYes, for: try member(name))
    }
  }

  private func answer(_ isYes: Bool, for suppressor: Participant) async throws(PlayProblem.Cause) {
    let application = try runningProcess().application
    guard application.owesAnswer(suppressor.id)
    else { return try await turn(.nothing(.noSuchQuestion)) }
    try await turn(.suppression(.answered(suppressor.id, isYes))) {
      application.answer(isYes, for: suppressor.id)
    }
  }
}
