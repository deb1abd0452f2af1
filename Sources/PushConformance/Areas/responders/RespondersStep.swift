/// A step about the chain of responders.
package enum RespondersStep: Sendable, Hashable {
  /// From now on, a responder accepts these notifications and no others.
  case accept(String, NotificationNames)
  /// The responder that was pushed last is removed from the center's chain.
  case pop
}

extension RespondersStep {
  /// The name of the participant that the step is about; nil for none.
  var participant: String? {
    switch self {
    case .accept(let name, _): name
    case .pop: nil
    }
  }

  /// The names of the notifications that the step is about.
  var notifications: [String] {
    switch self {
    case .accept(_, let rule): rule.names
    case .pop: []
    }
  }

  /// True if the step is possible only while the app's code runs, so not while the app is suspended.
  var needsRunningCode: Bool {
    switch self {
    case .pop: true
    case .accept: false
    }
  }

  /// The step in words, as findings print it.
  var text: String {
    switch self {
    case .accept(let name, let rule): "let \(name.inQuotes) take \(rule.notifications)"
    case .pop: "pop the newest responder"
    }
  }
}
