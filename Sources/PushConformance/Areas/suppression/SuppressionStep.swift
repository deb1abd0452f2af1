/// A step about what suppressors keep away.
package enum SuppressionStep: Sendable, Hashable {
  /// A suppressor keeps something else away from now on.
  case suppress(String, NotificationNames)
  /// A suppressor that takes its time answers: whether it keeps the toast away.
  case answer(String, Bool)
}

extension SuppressionStep {
  /// The participant that the step is about; nil for an answer, which changes no participant.
  var participant: String? {
    switch self {
    case .suppress(let name, _): name
    case .answer: nil
    }
  }

  /// The notifications that the step is about.
  var notifications: [String] {
    switch self {
    case .suppress(_, let rule): rule.names
    case .answer: []
    }
  }

  /// Whether the step calls the center or changes what it holds.
  var needsRunningCode: Bool {
    switch self {
    case .answer: true
    case .suppress: false
    }
  }

  /// The step in words.
  var text: String {
    switch self {
    case .answer(let name, let isYes): "have \(name) answer \(isYes ? "yes" : "no")"
    case .suppress(let name, let rule): "let \(name) keep \(rule.toasts) away"
    }
  }
}
