public import PushSimulation

/// A center that receives notifications with a completion handler, in the foreground and in the background.
///
/// iOS calls only the method with a completion handler, so the method without one does nothing by default.
@MainActor public protocol FetchCompletingCenter: ReceivingCenter {
  /// Receives a notification: the callback `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) async
}

extension FetchCompletingCenter {
  /// Does nothing, because iOS calls only the method with a completion handler.
  public func didReceiveRemoteNotification(_ userInfo: UserInfo) async {}
}

extension FetchCompletingCenter where Self: RespondingCenter {
  /// Does nothing, because iOS calls only the methods with completion handlers.
  public func didReceiveRemoteNotification(_ userInfo: UserInfo) async {}
}
