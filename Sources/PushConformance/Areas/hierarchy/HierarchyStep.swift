package import PushSimulation

package enum HierarchyStep: Sendable, Hashable {
  case completeLoad(of: String, LoadOutcome)
  case completeLoadAgain(of: String)
  case loader(answersAtOnce: Bool)
  case navigate(to: String)
}

extension HierarchyStep {
  var notification: String? {
    switch self {
    case .completeLoad(let name, _), .completeLoadAgain(let name): name
    case .loader, .navigate: nil
    }
  }

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
