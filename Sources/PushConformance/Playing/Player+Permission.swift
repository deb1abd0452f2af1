import PushSimulation

/// What the simulated system and the app do about permission.
extension Player {
  func permit(_ step: Step) async throws(PlayProblem.Cause) {
    let process = try runningProcess()
    let application = process.application
    switch step {
    case .requestPermission:
      guard let center = process.permissionAsking else { throw .needsRole(.permissionAsking) }
      let request = permissionRequests
      permissionRequests += 1
      try await turn(.permissionRequested(request)) {
        await center.requestPermission(completion: application.permissionCompletion(of: request))
      }
    case .answerPermission(let status):
      guard application.isAskingUser else { return try await turn(.nothing(.noSuchPrompt)) }
      try await turn(
        .permissionAnswered(status),
        calling: { application.answerPrompt(with: status) },
        changing: { $0.permission = status }
      )
    case .readPermission:
      guard let center = process.permissionReporting else {
        throw .needsRole(.permissionReporting)
      }
      try await turn(.permissionRead) {
        application.note(.reportedPermissionStatus(await center.permissionStatus()))
      }
    default:
      break  // Every other step is performed elsewhere.
    }
  }
}
