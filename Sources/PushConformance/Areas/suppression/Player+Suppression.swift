import PushSimulation

extension Player {
  func perform(_ step: SuppressionStep) async throws(PlayProblem.Cause) {
    switch step {
    case .suppress(let name, let rule): try change(name, to: rule)
    case .answer(let name, let isYes):
      let suppressor = try cast.participant(name)
      let application = try runningProcess().application
      guard application.owesAnswer(suppressor)
      else { return try await turn(.nothing(.noSuchQuestion)) }
      try await turn(.suppression(.answered(suppressor, isYes))) {
        application.answer(isYes, for: suppressor)
      }
    }
  }
}
