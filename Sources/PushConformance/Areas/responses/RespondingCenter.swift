public import PushSimulation

/// A center that the delegate of `UNUserNotificationCenter` calls, from iOS 10 on.
///
/// A visible notification reaches the center only by the two methods of this protocol.
@MainActor public protocol RespondingCenter: ReceivingCenter {
  /// Chooses the presentation of a notification in the foreground: the callback
  /// `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) async
  /// Handles the user's response: the callback `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) async
}

extension RespondingCenter {
  /// Does nothing, because from iOS 10 on the system calls the delegate of UserNotifications.
  public func didReceiveRemoteNotification(_ userInfo: UserInfo) async {}
}
