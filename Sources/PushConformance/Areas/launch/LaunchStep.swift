/// A step about the first screens of the app.
package enum LaunchStep: Sendable, Hashable {
  /// From now on, the first screens are ready at launch, or take some time.
  case interface(takesTime: Bool)
  /// The first screens of the app are ready.
  case interfaceReady
}

extension LaunchStep {
  var needsRunningCode: Bool {
    switch self {
    case .interfaceReady: true
    case .interface: false
    }
  }

  var text: String {
    switch self {
    case .interface(let takesTime):
      takesTime ? "let the first screens take some time" : "let the first screens be ready at once"
    case .interfaceReady: "finish the first screens"
    }
  }
}
