package import PushSimulation

/// A step about the loading of a notification's screens, or about the user's navigation.
package enum HierarchyStep: Sendable, Hashable {
  /// The load of a notification's screens succeeds or fails.
  case completeLoad(of: String, LoadOutcome)
  /// The loader of a notification answers a second time.
  case completeLoadAgain(of: String)
  /// From now on, loads end at once or wait for a step.
  case loader(answersAtOnce: Bool)
  /// The user opens a screen by hand.
  case navigate(to: String)
}

extension HierarchyStep {
  var notification: String? {
    switch self {
    case .completeLoad(let name, _), .completeLoadAgain(let name): name
    case .loader, .navigate: nil
    }
  }

  /// True if the step is about the time or the outcome of loading.
  var isAboutLoading: Bool {
    switch self {
    case .completeLoad, .completeLoadAgain, .loader: true
    case .navigate: false
    }
  }

  var needsRunningCode: Bool {
    switch self {
    case .completeLoad, .completeLoadAgain, .navigate: true
    case .loader: false
    }
  }

  var text: String {
    switch self {
    case .completeLoad(let name, .screens): "finish the load of \(name.inQuotes)"
    case .completeLoad(let name, .failure): "let the load of \(name.inQuotes) fail"
    case .completeLoad(let name, .nothing): "finish the load of \(name.inQuotes) without screens"
    case .completeLoadAgain(let name): "finish the load of \(name.inQuotes) a second time"
    case .loader(let answersAtOnce):
      answersAtOnce ? "let the loader answer at once" : "let the loader take some time"
    case .navigate(let type): "go to \(type.inQuotes) by hand"
    }
  }
}
