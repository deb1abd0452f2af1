import PushSimulation

extension Player {
  func perform(_ step: LaunchStep) async throws(PlayProblem.Cause) {
    switch step {
    case .interface(let takesTime): device.world.interfaceTakesTime = takesTime
    case .interfaceReady: try await readyInterface()
    }
  }

  func readyInterface() async throws(PlayProblem.Cause) {
    let center = try runningProcess().deferring.needed(as: .deferring)
    // The app reports its screens as ready only once in a process.
    guard process?.isInterfaceReady == false
    else { return try await turn(.nothing(.interfaceIsReady)) }
    process?.isInterfaceReady = true
    try await turn(.launch(.interfaceBecameReady)) { await center.interfaceDidBecomeReady() }
  }
}
