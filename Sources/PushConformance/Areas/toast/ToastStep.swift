/// A step about the app's own toasts.
package enum ToastStep: Sendable, Hashable {
  /// The user taps the toast of a notification.
  case activate(String)
}

extension ToastStep {
  /// The step in words.
  var text: String {
    switch self {
    case .activate(let name): "tap the toast of \(name)"
    }
  }
}
