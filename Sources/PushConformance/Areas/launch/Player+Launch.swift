import PushSimulation

/// Plays the steps about the first screens of a launch.
extension Player {
  func perform(_ step: LaunchStep) async throws(PlayProblem.Cause) {
    switch step {
    case .interface(let takesTime): device.world.interfaceTakesTime = takesTime
    case .interfaceReady: try await readyInterface()
    }
  }
}
