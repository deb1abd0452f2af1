package enum ToastStep: Sendable, Hashable {
  case activate(String)
}

extension ToastStep {
  var notification: String {
    switch self {
    case .activate(let name): name
    }
  }

  var opensSomething: Bool {
    switch self {
    case .activate: true
    }
  }

  var hearingRoles: [Role] {
    switch self {
    // A center without the role `toasting` may show toasts, too.
    case .activate: [.receiving]
    }
  }

  var text: String {
    switch self {
    case .activate(let name): "tap the toast of \(name.inQuotes)"
    }
  }
}
