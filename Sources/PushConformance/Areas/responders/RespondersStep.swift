/// A step about the chain of responders.
package enum RespondersStep: Sendable, Hashable {
  /// A responder takes something else from now on.
  case accept(String, NotificationNames)
  /// The center is told to take the newest responder off its chain.
  case pop
}

extension RespondersStep {
  /// The participant that the step is about.
  var participant: String? {
    switch self {
    case .accept(let name, _): name
    case .pop: nil
    }
  }

  /// The notifications that the step is about.
  var notifications: [String] {
    switch self {
    case .accept(_, let rule): rule.names
    case .pop: []
    }
  }

  /// Whether the step calls the center or changes what it holds.
  var needsRunningCode: Bool {
    switch self {
    case .pop: true
    case .accept: false
    }
  }

  /// The step in words.
  var text: String {
    switch self {
    case .accept(let name, let rule): "let \(name) take \(rule.notifications)"
    case .pop: "pop the newest responder"
    }
  }
}
