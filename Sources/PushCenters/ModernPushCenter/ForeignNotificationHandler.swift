/// An object that handles local notifications and the pushes of a third-party SDK.
///
/// A `UNUserNotificationCenter` has only one delegate. That delegate has to forward these notifications to the handler,
/// and to pass the handler's replies on to the system.
@MainActor package protocol ForeignNotificationHandler: AnyObject {
  /// Decides how a notification is presented in the foreground, and passes the options to the completion.
  func willPresent(
    _ request: NotificationRequest,
    completion: @escaping @MainActor (PresentationOptions) -> Void
  )

  /// Handles the user's response to a notification.
  func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void)

  /// Handles a push that wakes the app.
  func didReceiveRemoteNotification(
    _ request: NotificationRequest,
    completion: @escaping @MainActor (FetchResult) -> Void
  )
}
