/// What tells a user who is in the app that something has happened.
///
/// Each center has its own kind of notification, and shows it in the same way.
@MainActor package protocol ToastPresenter<Notification>: AnyObject {
  /// What is shown.
  associatedtype Notification

  /// Shows a notification; the closure runs when the user taps it.
  func present(_ notification: Notification, activated: @escaping @MainActor () -> Void)
}
