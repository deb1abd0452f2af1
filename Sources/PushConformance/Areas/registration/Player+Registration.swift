import PushSimulation

extension Player {
  func perform(_ step: RegistrationStep) async throws(PlayProblem.Cause) {
    switch step {
    case .request:
      let center = try runningProcess().registering.needed(as: .registering)
      try await turn(.registration(.requested)) { await center.registerForRemoteNotifications() }
    case .fail(let failure):
      let process = try runningProcess()
      let center = process.registering
      let host = try center == nil ? process.serviceHosting.needed(as: .serviceHosting) : nil
      try await turn(.registration(.failed(failure))) {
        await center?.didFailToRegisterForRemoteNotifications(error: failure)
        await host?.didFailToRegisterForRemoteNotifications(error: failure)
      }
    }
  }
}
