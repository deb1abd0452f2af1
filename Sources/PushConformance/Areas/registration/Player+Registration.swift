import PushSimulation

extension Player {
  func perform(_ step: RegistrationStep) async throws(PlayProblem.Cause) {
    switch step {
    case .request:
      let center = try runningProcess().registering.needed(as: .registering)
      try await turn(.registration(.requested)) { await center.registerForRemoteNotifications() }
    case .fail(let failure):
      let process = try runningProcess()
      if let center = process.registering {
        try await turn(.registration(.failed(failure))) {
          await center.didFailToRegisterForRemoteNotifications(error: failure)
        }
      } else {
        let center = try process.serviceHosting.needed(as: .serviceHosting)
        try await turn(.registration(.failed(failure))) {
          await center.didFailToRegisterForRemoteNotifications(error: failure)
        }
      }
    }
  }
}
