/// An object that tells a user in the app of a notification.
///
/// Each center has its own type of notification.
@MainActor package protocol ToastPresenter<Notification>: AnyObject {
  /// The type of notification that is shown.
  associatedtype Notification

  /// Shows a notification; the closure runs when the user taps it.
  func present(_ notification: Notification, activated: @escaping @MainActor () -> Void)
}
