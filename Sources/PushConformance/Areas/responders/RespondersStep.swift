package enum RespondersStep: Sendable, Hashable {
  /// From now on, a responder accepts these notifications and no others.
  case accept(String, NotificationNames)
  case pop
}

extension RespondersStep {
  var participant: String? {
    switch self {
    case .accept(let name, _): name
    case .pop: nil
    }
  }

  var notifications: [String] {
    switch self {
    case .accept(_, let rule): rule.names
    case .pop: []
    }
  }

  var needsRunningCode: Bool {
    switch self {
    case .pop: true
    case .accept: false
    }
  }

  var text: String {
    switch self {
    case .accept(let name, let rule): "let \(name.inQuotes) take \(rule.notifications)"
    case .pop: "pop the newest responder"
    }
  }
}
