/// What takes the notifications that are not the app's own pushes: another SDK, the local ones.
///
/// A `UNUserNotificationCenter` has one delegate. Whoever sits there has to hand on what is none of its
/// business, and to reply with what the others reply.
@MainActor package protocol ForeignNotificationHandler: AnyObject {
  /// Answers how a notification is presented while the app is in the foreground.
  func willPresent(
    _ request: NotificationRequest,
    completion: @escaping @MainActor (PresentationOptions) -> Void
  )

  /// Takes what the user has done with a notification.
  func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void)

  /// Takes a push that wakes the app.
  func didReceiveRemoteNotification(
    _ request: NotificationRequest,
    completion: @escaping @MainActor (FetchResult) -> Void
  )
}
