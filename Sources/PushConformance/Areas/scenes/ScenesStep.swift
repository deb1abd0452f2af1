/// A step about the windows of the app.
package enum ScenesStep: Sendable, Hashable {
  /// The user opens another window of the app, or goes to it.
  case open(String)
}

extension ScenesStep {
  /// The step in words.
  var text: String {
    switch self {
    case .open(let scene): "open the scene \(scene)"
    }
  }
}
