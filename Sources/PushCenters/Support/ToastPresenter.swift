/// An object that shows a notification to the user inside the app.
@MainActor package protocol ToastPresenter<Notification>: AnyObject {
  associatedtype Notification

  /// Shows a notification; the closure is called when the user taps the notification.
  func present(_ notification: Notification, activated: @escaping @MainActor () -> Void)
}
