public import PushSimulation

/// A center that the delegate of `UNUserNotificationCenter` calls on iOS 10 and later.
///
/// A visible notification reaches the center only through the two methods of this protocol.
@MainActor public protocol RespondingCenter: ReceivingCenter {
  /// Chooses the presentation of a notification in the foreground: the callback
  /// `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) async
  /// Handles the user's response: the callback `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) async
}

extension RespondingCenter {
  /// Does nothing, because on iOS 10 and later, the system calls the delegate of `UNUserNotificationCenter` instead.
  public func didReceiveRemoteNotification(_ userInfo: UserInfo) async {}
}
