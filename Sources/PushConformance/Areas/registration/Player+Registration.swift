import PushSimulation

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

  func registering(
    in process: CenterUnderPlay
  ) throws(PlayProblem.Cause) -> any RegisteringCenter {
    guard let center = process.registering else { throw .needsRole(.registering) }
    return center
  }
}
