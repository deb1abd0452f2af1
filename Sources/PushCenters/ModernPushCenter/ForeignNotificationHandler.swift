/// An object that takes notifications that are not the app's own pushes: pushes of another SDK, and local
/// notifications.
///
/// A `UNUserNotificationCenter` has only one delegate. That delegate has to forward foreign notifications, and to pass
/// on the handler's replies to the system.
@MainActor package protocol ForeignNotificationHandler: AnyObject {
  /// Returns how a notification is presented while the app is in the foreground.
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
