import PushSimulation

/// Functions that open scenes of the app, as the system does, or tell whether the system chooses a scene.
extension Player {
  /// Opens a scene of the app, or brings the scene to the front if it is open.
  func openScene(_ scene: String) async throws(PlayProblem.Cause) {
    let state = device.world.lifecycle.state
    guard state == .active else { throw .needsState([.active], seen: state) }
    guard process?.scenes != nil else { throw .needsRole(.scenes) }
    for callback in delivery.connection(of: scene, in: &device.world) {
      try await make(callback, about: nil)
    }
  }

  /// Returns whether the system chooses a scene for a response with this action.
  func opensScene(_ action: UserAction) -> Bool {
    action.response == .opens && device.osProfile == .scenes
      && subject.roles.contains(.scenes)
  }
}
