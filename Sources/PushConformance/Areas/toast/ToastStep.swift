/// A step about the app's own toasts.
package enum ToastStep: Sendable, Hashable {
  /// The user taps the toast of a notification.
  case activate(String)
}

extension ToastStep {
  /// The name of the notification that the step is about.
  var notification: String {
    switch self {
    case .activate(let name): name
    }
  }

  /// True if the user opens a notification with the step.
  var opensSomething: Bool {
    switch self {
    case .activate: true
    }
  }

  /// The roles that let a subject play the step; one role is enough.
  var hearingRoles: [Role] {
    switch self {
    // A center without the role `toasting` may show toasts, too.
    case .activate: [.receiving]
    }
  }

  /// The step in words, as findings print it.
  var text: String {
    switch self {
    case .activate(let name): "tap the toast of \(name.inQuotes)"
    }
  }
}
