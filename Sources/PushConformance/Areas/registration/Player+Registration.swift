import PushSimulation

/// Plays the steps about registering and about the device token.
extension Player {
  func perform(_ step: RegistrationStep) async throws(PlayProblem.Cause) {
    switch step {
    case .request:
      let center = try registering(in: try runningProcess())
      try await turn(.registration(.requested)) { await center.registerForRemoteNotifications() }
    case .fail(let failure):
      let process = try runningProcess()
      if let center = process.registering {
        try await turn(.registration(.failed(failure))) {
          await center.didFailToRegisterForRemoteNotifications(error: failure)
        }
      } else {
        let center = try serviceHosting(in: process)
        try await turn(.registration(.failed(failure))) {
          await center.didFailToRegisterForRemoteNotifications(error: failure)
        }
      }
    }
  }

  func perform(_ step: TokenStep) async throws(PlayProblem.Cause) {
    let process = try runningProcess()
    switch step {
    case .receive(let token):
      if let center = process.registering {
        try await turn(.token(.received(token))) {
          await center.didRegisterForRemoteNotifications(deviceToken: token)
        }
      } else {
        let center = try serviceHosting(in: process)
        try await turn(.token(.received(token))) {
          await center.didRegisterForRemoteNotifications(deviceToken: token)
        }
      }
    case .answerUpload(let token, let answer):
      _ = try registering(in: process)
      let text = subject.vocabulary.text(of: token)
      guard process.application.isUploading(text) else {
        return try await turn(.nothing(.noSuchUpload))
      }
      try await turn(.token(.uploadAnswered(token: text, answer))) {
        process.application.answerUpload(of: text, with: answer)
      }
    }
  }

  private func registering(
    in process: CenterUnderPlay
  ) throws(PlayProblem.Cause) -> any RegisteringCenter {
    guard let center = process.registering else { throw .needsRole(.registering) }
    return center
  }
}
