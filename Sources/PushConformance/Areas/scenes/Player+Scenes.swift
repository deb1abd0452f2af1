import PushSimulation

/// What the simulated system does about the scenes of an app.
extension Player {
  /// Opens another window of the app, or brings it to the front.
  func openScene(_ scene: String) async throws(PlayProblem.Cause) {
    let state = device.world.lifecycle.state
    guard state == .active else { throw .needsState([.active], seen: state) }
    guard process?.scenes != nil else { throw .needsRole(.scenes) }
    for callback in delivery.connection(of: scene, in: &device.world) {
      try await make(callback, about: nil)
    }
  }

  /// Whether the system chooses a scene to show what an action leads to.
  func opensScene(_ action: UserAction) -> Bool {
    subject.vocabulary.response(to: action) == .opens && device.osProfile == .scenes
      && subject.roles.contains(.scenes)
  }
}
