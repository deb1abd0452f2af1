package enum SuppressionStep: Sendable, Hashable {
  /// From now on, a suppressor suppresses these notifications and no others.
  case suppress(String, NotificationNames)
  case answer(String, Bool)
}

extension SuppressionStep {
  /// The name of the participant that the step changes; nil for an answer, which changes no participant.
  var participant: String? {
    switch self {
    case .suppress(let name, _): name
    case .answer: nil
    }
  }

  var notifications: [String] {
    switch self {
    case .suppress(_, let rule): rule.names
    case .answer: []
    }
  }

  var needsRunningCode: Bool {
    switch self {
    case .answer: true
    case .suppress: false
    }
  }

  var text: String {
    switch self {
    case .answer(let name, let isYes): "have \(name.inQuotes) answer \(isYes ? "yes" : "no")"
    case .suppress(let name, let rule): "let \(name.inQuotes) keep \(rule.toasts) away"
    }
  }
}

extension Step {
  func isAnswer(of suppressor: String) -> Bool {
    if case .suppression(.answer(suppressor, _)) = self { true } else { false }
  }
}
