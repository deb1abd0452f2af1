package import PushSimulation

/// A step about the screens of a notification, and about how they are loaded.
package enum HierarchyStep: Sendable, Hashable {
  /// The screens of a notification have been loaded, or cannot be.
  case completeLoad(of: String, LoadOutcome)
  /// The loader of a notification answers a second time.
  case completeLoadAgain(of: String)
  /// From now on loading answers at once, or is held.
  case loader(answersAtOnce: Bool)
  /// The user goes to a screen by hand.
  case navigate(to: String)
}

extension HierarchyStep {
  /// The notification that the step is about.
  var notification: String? {
    switch self {
    case .completeLoad(let name, _), .completeLoadAgain(let name): name
    case .loader, .navigate: nil
    }
  }

  /// Whether the step is about how long loading takes and what comes of it.
  var isAboutLoading: Bool {
    switch self {
    case .completeLoad, .completeLoadAgain, .loader: true
    case .navigate: false
    }
  }

  /// Whether the step calls the center or changes what it holds.
  var needsRunningCode: Bool {
    switch self {
    case .completeLoad, .completeLoadAgain, .navigate: true
    case .loader: false
    }
  }

  /// The step in words.
  var text: String {
    switch self {
    case .completeLoad(let name, .screens): "finish loading \(name)"
    case .completeLoad(let name, .failure): "let loading \(name) fail"
    case .completeLoad(let name, .nothing): "finish loading \(name) without screens"
    case .completeLoadAgain(let name): "finish loading \(name) a second time"
    case .loader(let answersAtOnce):
      answersAtOnce ? "let the loader answer at once" : "let the loader take its time"
    case .navigate(let type): "go to \(type) by hand"
    }
  }
}
