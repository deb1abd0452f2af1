import PushSimulation

extension Player {
  func openScene(_ scene: String) async throws(PlayProblem.Cause) {
    let state = device.world.lifecycle.state
    guard state == .active else { throw .needsState([.active], seen: state) }
    guard process?.scenes != nil else { throw .needsRole(.scenes) }
    for callback in delivery.connection(of: scene, in: &device.world) {
      try await make(callback, about: nil)
    }
  }

  func opensScene(_ action: UserAction) -> Bool {
    action.response == .opens && device.osProfile == .scenes && subject.roles.contains(.scenes)
  }
}
