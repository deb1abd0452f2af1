public import PushSimulation

/// A center that receives notifications from the application delegate.
@MainActor public protocol ReceivingCenter: PushCenterUnderTest {
  /// Receives a notification: the callback `application(_:didReceiveRemoteNotification:)`.
  ///
  /// The state of the application is in `SimulatedApplication.applicationState`.
  func didReceiveRemoteNotification(_ userInfo: UserInfo) async
}
