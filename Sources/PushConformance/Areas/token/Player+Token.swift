import PushSimulation

extension Player {
  func perform(_ step: TokenStep) async throws(PlayProblem.Cause) {
    let process = try runningProcess()
    switch step {
    case .receive(let token):
      let center = process.registering
      let host = try center == nil ? process.serviceHosting.needed(as: .serviceHosting) : nil
      // The system delivers a token only to an app that has asked for one (Apple, registerForRemoteNotifications()).
      guard center == nil || process.application.hasAskedForToken
      else { return try await turn(.nothing(.noTokenAskedFor)) }
      try await turn(.token(.received(token))) {
        await center?.didRegisterForRemoteNotifications(deviceToken: token)
        await host?.didRegisterForRemoteNotifications(deviceToken: token)
      }
    case .answerUpload(let token, let answer):
      _ = try process.registering.needed(as: .registering)
      let text = subject.vocabulary.text(of: token)
      guard process.application.holds(\.uploads, about: text)
      else { return try await turn(.nothing(.noSuchUpload)) }
      try await turn(.token(.uploadAnswered(token: text, answer))) {
        process.application.end(\.uploads, about: text, with: answer)
      }
    }
  }
}
