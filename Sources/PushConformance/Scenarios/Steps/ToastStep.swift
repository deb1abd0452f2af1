/// A step about the app's own toasts.
public enum ToastStep: Sendable, Hashable {
  /// The user taps the toast of a notification.
  case activate(String)
}
