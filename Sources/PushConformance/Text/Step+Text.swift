import PushPayloads
import PushSimulation

extension Step {
  package var text: String {
    var words = StepText()
    visit(&words)
    return words.text
  }
}

private struct StepText: StepVisitor {
  var text = ""

  mutating func callAsFunction<each Value>(
    _ kind: StepKind<repeat each Value>,
    _ values: repeat each Value
  ) {
    text = kind.text(repeat each values)
  }
}

extension String {
  var onOneLine: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: #"\n"#)
  }

  var inQuotes: String { "'\(self)'" }
}

extension NotificationNames {
  var notifications: String {
    switch self {
    case .all: "every notification"
    case .none: "no notification"
    case .only(let names):
      names.isEmpty ? "no notification" : names.map(\.inQuotes).joined(separator: ", ")
    }
  }

  var toasts: String {
    switch self {
    case .all: "every toast"
    case .none: "no toast"
    case .only(let names):
      names.isEmpty ? "no toast" : "the toasts of \(names.map(\.inQuotes).joined(separator: ", "))"
    }
  }
}
