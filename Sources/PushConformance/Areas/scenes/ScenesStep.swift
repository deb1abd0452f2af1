package enum ScenesStep: Sendable, Hashable {
  /// The user opens a scene of the app; if the scene is open, the user brings it to the front.
  case open(String)
}

extension ScenesStep {
  var text: String {
    switch self {
    case .open(let scene): "open scene \(scene.inQuotes)"
    }
  }
}
