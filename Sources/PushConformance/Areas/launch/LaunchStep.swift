/// A step about the first screens of the app.
package enum LaunchStep: Sendable, Hashable {
  /// From now on the first screens of the app come with its launch, or some time later.
  case interface(takesTime: Bool)
  /// The first screens of the app are there.
  case interfaceReady
}

extension LaunchStep {
  /// Whether the step calls the center or changes what it holds.
  var needsRunningCode: Bool {
    switch self {
    case .interfaceReady: true
    case .interface: false
    }
  }

  /// The step in words.
  var text: String {
    switch self {
    case .interface(let takesTime):
      takesTime ? "let the first screens take their time" : "let the first screens come at once"
    case .interfaceReady: "have the first screens ready"
    }
  }
}
