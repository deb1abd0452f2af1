import PushSimulation

extension Player {
  func perform(_ step: PermissionStep) async throws(PlayProblem.Cause) {
    switch step {
    case .set(let status): device.world.permission = status
    case .request:
      let process = try runningProcess()
      let application = process.application
      let center = try process.permissionAsking.needed(as: .permissionAsking)
      let request = permissionRequests
      permissionRequests += 1
      try await turn(.permission(.requested(request))) {
        await center.requestPermission(completion: application.permissionCompletion(of: request))
      }
    case .answer(let status):
      let application = try runningProcess().application
      guard application.isAskingUser else { return try await turn(.nothing(.noSuchPrompt)) }
      try await turn(
        .permission(.answered(status)),
        calling: { application.answerPrompt(with: status) },
        changing: { $0.permission = status }
      )
    case .read:
      let process = try runningProcess()
      let application = process.application
      let center = try process.permissionReporting.needed(as: .permissionReporting)
      try await turn(.permission(.read)) {
        application.note(.permission(.reportedStatus(await center.permissionStatus())))
      }
    }
  }
}
