public import Foundation
public import PushPayloads
public import PushSimulation

/// An application delegate that forwards its callbacks to services.
///
/// The adapter gives the delegate the services that `SimulatedApplication.makeServices()` returns.
/// ``LifecycleObservingCenter`` has the callbacks about the application's state, and ``ReceivingCenter`` has the
/// callback for remote notifications.
@MainActor
public protocol ServiceHostingCenter: LaunchHandOffCenter, LifecycleObservingCenter,
  ReceivingCenter
{
  /// Opens a URL: the callback `application(_:open:sourceApplication:annotation:)`.
  func open(_ url: URL, sourceApplication: String?) async -> Bool
  /// Opens a URL on iOS before 4.2: the callback `application(_:handleOpen:)`.
  func handleOpen(_ url: URL) async -> Bool
  /// Receives a device token: the callback `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async
  /// Receives an error: the callback `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
  func didFailToRegisterForRemoteNotifications(error: any Error) async
  /// Receives a local notification: the callback `application(_:didReceive:)`.
  func didReceiveLocalNotification(_ userInfo: UserInfo) async
}
