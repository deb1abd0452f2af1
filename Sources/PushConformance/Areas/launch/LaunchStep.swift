package enum LaunchStep: Sendable, Hashable {
  case interface(takesTime: Bool)
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
