/// An object that handles local notifications and the pushes of a third-party SDK.
///
/// A `UNUserNotificationCenter` has only one delegate. That delegate has to forward these notifications to the handler,
/// and to pass the handler's replies on to the system.
@MainActor package protocol ForeignNotificationHandler: AnyObject {
  func willPresent(
    _ request: NotificationRequest,
    completion: @escaping @MainActor (PresentationOptions) -> Void
  )

  func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void)

  func didReceiveRemoteNotification(
    _ request: NotificationRequest,
    completion: @escaping @MainActor (FetchResult) -> Void
  )
}
