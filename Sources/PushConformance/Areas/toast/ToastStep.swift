/// A step about the app's own toasts.
package enum ToastStep: Sendable, Hashable {
  /// The user taps the toast of a notification.
  case activate(String)
}
