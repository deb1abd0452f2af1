/// A step about the chain of responders.
package enum RespondersStep: Sendable, Hashable {
  /// A responder accepts other notifications from now on.
  case accept(String, NotificationNames)
  /// The newest responder is popped off the center's chain.
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

  /// Whether the step needs running code, because it calls the center or changes state inside the app.
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
