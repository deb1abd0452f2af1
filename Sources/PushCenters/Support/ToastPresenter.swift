/// An object that shows a notification to the user inside the app.
///
/// Each center has its own type of notification.
@MainActor package protocol ToastPresenter<Notification>: AnyObject {
  /// The type in which the center that shows the toast reads a notification.
  associatedtype Notification

  /// Shows a notification; the closure is called when the user taps the notification.
  func present(_ notification: Notification, activated: @escaping @MainActor () -> Void)
}
