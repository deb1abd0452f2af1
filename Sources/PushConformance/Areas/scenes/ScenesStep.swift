/// A step about the scenes of the app.
package enum ScenesStep: Sendable, Hashable {
  /// The user opens a new scene of the app, or brings one to the front.
  case open(String)
}

extension ScenesStep {
  /// The step in words, as findings print it.
  var text: String {
    switch self {
    case .open(let scene): "open the scene \(scene)"
    }
  }
}
